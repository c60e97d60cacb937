import { guestFields } from '#features/applications/model/guest.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { ErrorSummary } from '#design/field/error-summary.tsx'
import { FieldError } from '#design/field/field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { followWords as words } from '#features/applications/guests/follow-words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import { ParentField } from '#features/applications/parental-consent/web/parent-field.tsx'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { wayParameter } from '#features/vacancies/model/way-parameter.ts'
import type { Question } from '#features/vacancies/model/vacancy.ts'
import type { SlotWords } from '#features/vacancies/presentation/slots-in-words.ts'
import { text as textField } from '#kernel/fields/field.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ApplyOutcome } from './apply-action.ts'
import type { ApplyDraft, Guest } from './fetch-draft.ts'

type Props = {
  organizationName: string
  questions: readonly Question[]
  /** The dates to choose from. */
  slots: readonly SlotWords[]
  signedIn: boolean
  /** Center staff, who may apply for a guest. */
  isStaff: boolean
  /** By which way they came to the page, where that was not the site itself. */
  via: string | null
  /** The draft of an earlier visit. */
  draft: ApplyDraft | null
  outcome?: ApplyOutcome | undefined
  className?: string
}

/** The form to apply: a letter, the vacancy's questions and the consent. It works without script, and keeps all typed values on a fault. */
export function ApplyForm({ organizationName, questions, slots, signedIn, isStaff, via, draft, outcome, className }: Props) {
  const t = useT()
  const typed = outcome?.typed ?? draft
  const fields = outcome?.fields ?? {}
  const consentError = fields['consentShare'] && t(applyWords.consentMissing)
  const errors = [
    ...(fields['motivation'] ? [{ field: 'motivation', message: fields['motivation'] }] : []),
    ...(fields['availabilityNote'] ? [{ field: 'availability_note', message: fields['availabilityNote'] }] : []),
    ...questions.flatMap(({ id }) => (fields[`answers.${id}`] ? [{ field: `answer-${id}`, message: fields[`answers.${id}`]! }] : [])),
    ...['parentEmail', 'guest.name', 'guest.phone', 'guest.address'].flatMap((name) =>
      fields[name] ? [{ field: name.replace('parentEmail', 'parent_email').replace('.', '_'), message: fields[name] }] : [],
    ),
    ...(consentError ? [{ field: 'consent_share', message: consentError }] : []),
  ]
  return (
    <PostForm action={`${via ? `?${wayParameter}=${via}` : ''}#reageren`} className={className} id="reageren" keeps={{ offline: t(messages.offline) }}>
      <ErrorSummary title={t(applyWords.somethingWrong)} errors={errors} />
      <Problem text={outcome?.problem} />
      {signedIn && draft && !outcome && (
        <Alert tone="success">
          <p>{t(applyWords.draftKept)}</p>
        </Alert>
      )}
      <div className="space-y-6 mt-4 first:mt-0">
        {isStaff && <ForGuest typed={typed?.guest} fields={fields} />}
        {slots.length > 0 && (
          <ChoiceGroup id="slot_id" legend={t(applyWords.whichDate)} error={fields['slotId']}>
            {slots.map(({ id, label, note, isOpen }) => (
              <Radio key={id} name="slot_id" value={id} label={label} note={note} disabled={!isOpen} defaultChecked={typed?.slotId === id} />
            ))}
            <Radio name="slot_id" value="" label={t(applyWords.anyDate)} defaultChecked={!typed?.slotId} />
          </ChoiceGroup>
        )}
        <TextAreaField
          name="motivation"
          label={t(applyWords.ownWords, { name: organizationName })}
          optional={t(messages.notNeeded)}
          hint={t(applyWords.ownWordsHint)}
          error={fields['motivation']}
          rows={5}
          maxLength={2000}
          defaultValue={typed?.motivation}
          left={(n) => t(applyWords.charactersLeft, { n })}
        />
        <TextField
          name="availability_note"
          label={t(noteWords.availability)}
          optional={t(messages.notNeeded)}
          hint={t(noteWords.availabilityHint)}
          maxLength={300}
          autoComplete="off"
          error={fields['availabilityNote']}
          defaultValue={typed?.availabilityNote}
        />
        {questions.map(({ id, text, required }) => (
          <TextAreaField
            key={id}
            name={`answer-${id}`}
            label={text}
            {...(!required && { optional: t(messages.notNeeded) })}
            error={fields[`answers.${id}`]}
            {...(required && { check: { field: textField({ max: 1000 }), words: { blank: sayInAll(applyWords.answerMissing, { question: text }) } } })}
            rows={2}
            maxLength={1000}
            defaultValue={typed?.answers[id]}
          />
        ))}
        {!isStaff && <ParentField typed={typed?.parentEmail} error={fields['parentEmail']} />}
        <div className={consentError ? 'field has-error' : 'field'}>
          {consentError && <FieldError id="consent_share-error">{consentError}</FieldError>}
          <Checkbox
            id="consent_share"
            name="consent_share"
            value="true"
            defaultChecked={typed?.consentShare}
            label={t(applyWords.consent, { organization: organizationName })}
            {...(consentError && { 'aria-invalid': true, 'aria-describedby': 'consent_share-error' })}
          />
        </div>
      </div>
      <Button size="large" className="w-full mt-6">
        {t(applyWords.submit)}
      </Button>
      <p className="mt-3 text-text-soft">{t(signedIn ? applyWords.applyLead : applyWords.signInFirst)}</p>
    </PostForm>
  )
}

/** Center staff apply for a guest. */
function ForGuest({ typed, fields }: { typed: Guest | undefined; fields: Readonly<Record<string, string>> }) {
  const t = useT()
  const isOpen = typed !== undefined || Object.keys(fields).some((name) => name.startsWith('guest'))
  return (
    <details open={isOpen || undefined}>
      <summary className="link inline-block py-2 cursor-pointer">{t(words.forOther)}</summary>
      <p className="mt-2">{t(words.forOtherText)}</p>
      <div className="mt-4 space-y-6">
        <TextField
          name="guest_name"
          label={t(words.guestName)}
          error={fields['guest.name']}
          check={{ field: guestFields.name }}
          maxLength={100}
          autoComplete="off"
          defaultValue={typed?.name}
        />
        <TextField
          name="guest_phone"
          label={t(words.guestPhone)}
          optional={t(messages.notNeeded)}
          error={fields['guest.phone']}
          check={{ field: guestFields.phone }}
          maxLength={30}
          autoComplete="off"
          defaultValue={typed?.phone}
        />
        <TextField
          name="guest_address"
          label={t(words.guestAddress)}
          optional={t(messages.notNeeded)}
          error={fields['guest.address']}
          check={{ field: guestFields.address }}
          maxLength={200}
          autoComplete="off"
          defaultValue={typed?.address}
        />
      </div>
    </details>
  )
}

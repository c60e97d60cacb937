import { addDays, today } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { messages } from '#features/applications/model/messages.ts'
import { declineReasons, withdrawReasons } from '#features/applications/model/states.ts'
import { daysToAnswerAgain, furthestSnooze } from '#features/applications/model/snooze-days.ts'
import { snoozeWords } from '#features/applications/model/snooze-words.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import type { Typed } from '#features/applications/step-form/verb-input.ts'
import { verbWords as words } from '#features/applications/model/verb-words.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import type { VerbTarget } from './verb-target.ts'

type FieldsProps = {
  step: OfferedVerb
  about: VerbTarget
  typed?: Typed | undefined
  fields: Readonly<Record<string, string>>
  /** A prefix of the ids, if the same form is on the page twice. */ at?: string
}

/** The fields of a verb: a reason, an appointment, a message. */
export function VerbFields({ step, about, typed, fields, at = step }: FieldsProps) {
  const t = useT()
  const letter = { name: about.firstName, vacancy: about.vacancy, organization: about.organization }
  const kind = { invite: words.inviteText, accept: words.acceptText, waitlist: words.waitlistText, decline: messages.kindWordsText }
  const begin = step in kind ? t(kind[step as 'invite'], letter) : ''
  const reasons = step === 'decline' ? declineReasons : step === 'withdraw' ? withdrawReasons : null
  const isPlaced = about.status === 'accepted' || about.status === 'active'
  return (
    <>
      {reasons && (
        <SelectField
          name="reason"
          id={`${at}-reason`}
          label={t(step === 'decline' ? messages.declineWhy : isPlaced ? messages.leaveWhy : messages.withdrawWhy)}
          empty={t(messages.chooseReason)}
          error={fields['reason'] && t(messages.chooseReason)}
          defaultValue={typed?.reason ?? ''}
          options={reasons.map((reason) => ({ value: reason, label: t(messages[reason]) }))}
        />
      )}
      {(step === 'invite' || step === 'accept' || step === 'propose') && <Meeting step={step} about={about} typed={typed} fields={fields} at={at} />}
      {step === 'snooze' && (
        <DateField
          name="day"
          id={`${at}-day`}
          label={t(snoozeWords.until)}
          min={addDays(today(), 1)}
          max={addDays(today(), furthestSnooze)}
          defaultValue={typed?.day ?? addDays(today(), daysToAnswerAgain)}
          error={fields['day']}
        />
      )}
      {step === 'complete' && (
        <TextField
          name="hours"
          id={`${at}-hours`}
          label={t(noteWords.hoursAsked)}
          optional={t(words.optional)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          error={fields['hoursReported']}
          defaultValue={typed?.hours}
        />
      )}
      {step !== 'withdraw' && step !== 'snooze' && (
        <TextAreaField
          name="message"
          id={`${at}-message`}
          label={t(words.yourWords, { name: about.isOwn ? about.organization : about.firstName })}
          {...(step !== 'decline' && { optional: t(words.optional) })}
          error={fields['message']}
          rows={begin === '' ? 3 : 5}
          maxLength={5000}
          defaultValue={typed?.message ?? begin}
        />
      )}
    </>
  )
}

function Meeting({ step, about, typed, fields, at = step }: FieldsProps) {
  const t = useT()
  const is = typed ?? { day: about.meeting?.day ?? '', time: about.meeting?.time ?? '10:00', place: about.meeting?.place ?? about.place }
  const fault = (name: 'day' | 'time' | 'place', missing: { nl: string; en: string }) => fields[name] && (is[name] === '' ? t(missing) : fields[name])
  return (
    <fieldset className="step-meeting">
      {step === 'accept' && (
        <legend>
          <span className="label">{t(words.firstTime)}</span>
          <span className="hint block">{t(words.firstTimeHint)}</span>
        </legend>
      )}
      <DateField name="day" id={`${at}-day`} label={t(words.day)} min={today()} defaultValue={is.day} error={fault('day', words.dayMissing)} className="" />
      <TextField name="time" id={`${at}-time`} type="time" label={t(words.time)} defaultValue={is.time} error={fault('time', words.timeMissing)} />
      <TextField
        name="place"
        id={`${at}-place`}
        label={t(words.place)}
        hint={t(words.placeHint)}
        maxLength={200}
        autoComplete="off"
        defaultValue={is.place}
        error={fault('place', words.placeMissing)}
        className="step-place"
      />
    </fieldset>
  )
}

import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { telHref } from '#kernel/fields/telephone.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { DeskAnswer } from '#features/one-on-one/desk/desk-action.ts'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import type { DeskRequest, ReferralPlace } from '#features/one-on-one/desk/fetch-desk.ts'
import { helpDeskPath } from '#features/one-on-one/model/addresses.ts'
import { categoryWords } from '#features/one-on-one/model/code-words.ts'
import { deniedReasons, helpCategories } from '#features/one-on-one/model/codes.ts'
import { reasonNames } from '#features/one-on-one/model/deny-words.ts'
import { PublicText } from './public-text.tsx'

type Props = { request: DeskRequest; answer: DeskAnswer | undefined }
const checks = [
  { name: 'care', label: words.checkCare, note: words.checkCareNote },
  { name: 'age', label: words.checkAge, note: words.checkAgeNote },
  { name: 'house', label: words.checkHouse, note: words.checkHouseNote },
] as const

/** A label with a line below it that says what it means. */
function Noted({ label, note }: { label: string; note: string }) {
  return (
    <>
      {label}
      {note && <span className="choice-note">{note}</span>}
    </>
  )
}

/** What a coordinator checks, the words that go on the site, and the one button that follows from it. */
export function ApproveForm({ request, answer }: Props) {
  const t = useT()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [visibility, setVisibility] = useState(request.visibility ?? 'coordinator_only')
  const { id, firstName, relation, consentAt, title, description, contactPhone } = request
  const name = firstName ?? ''
  const hasYes = relation === null || consentAt !== null
  const isReady = hasYes && checks.every((check) => ticked.includes(check.name))
  const faults = answer?.intent === 'approve' ? answer.faults : undefined
  const phone = contactPhone ? telHref(contactPhone) : null
  return (
    <AnswerContext value={faults}>
      <FormFaults faults={faults} />
      <PostForm intent="approve" className="grid gap-8">
        <input type="hidden" name="id" value={id} />
        <PublicText title={title ?? ''} text={description ?? ''} />
        <div className="grid sm:grid-cols-2 gap-4">
          <SelectField
            name="category"
            label={t(words.category)}
            defaultValue={request.category ?? 'other'}
            options={helpCategories.map((value) => ({ value, label: t(categoryWords[value]) }))}
          />
          <TextField name="town" label={t(words.townField)} hint={t(words.townHint)} defaultValue={request.town ?? ''} maxLength={80} />
        </div>
        <fieldset className="sheet sheet-pad grid gap-3">
          <legend className="sr-only">{t(words.checks)}</legend>
          <h3 className="text-xl" aria-hidden="true">
            {t(words.checks)}
          </h3>
          <Checkbox label={<Noted label={t(words.checkYes, { name })} note={t(words.checkYesNote)} />} checked={hasYes} disabled readOnly />
          {checks.map((check) => (
            <Checkbox
              key={check.name}
              label={<Noted label={t(check.label)} note={t(check.note)} />}
              checked={ticked.includes(check.name)}
              onChange={(event) => setTicked(event.currentTarget.checked ? [...ticked, check.name] : ticked.filter((one) => one !== check.name))}
            />
          ))}
        </fieldset>
        <ChoiceGroup id="isVulnerable" legend={t(words.vulnerable)}>
          <Radio name="isVulnerable" value="yes" label={t(words.vulnerableYes)} />
          <Radio name="isVulnerable" value="no" label={t(words.vulnerableNo)} />
        </ChoiceGroup>
        <ChoiceGroup id="visibility" legend={t(words.whoSees)}>
          <Radio name="visibility" value="public" label={t(words.everybody)} checked={visibility === 'public'} onChange={() => setVisibility('public')} />
          <Radio
            name="visibility"
            value="coordinator_only"
            label={t(words.youAlone)}
            checked={visibility === 'coordinator_only'}
            onChange={() => setVisibility('coordinator_only')}
          />
        </ChoiceGroup>
        <div className="grid gap-3">
          {phone && (
            <p>
              <a className="btn btn-second" href={phone}>
                {t(words.call, { name })}
              </a>
              <span className="block mt-1 text-text-soft">{t(words.callNote)}</span>
            </p>
          )}
          <Button type="submit" size="large" disabled={!isReady} aria-describedby={isReady ? undefined : 'check-first'}>
            {t(visibility === 'public' ? words.approve : words.approveQuiet)}
          </Button>
          {!isReady && (
            <p id="check-first" className="text-text-soft">
              {t(words.checkFirst)}
            </p>
          )}
        </div>
      </PostForm>
    </AnswerContext>
  )
}

/** A coordinator heard or read the yes of whoever another asks for. */
export function RecordConsent({ request, answer }: Props) {
  const t = useT()
  if (request.relation === null || request.consentAt !== null) return null
  const faults = answer?.intent === 'record_consent' ? answer.faults : undefined
  return (
    <AnswerContext value={faults}>
      <PostForm intent="record_consent" className="sheet sheet-pad grid gap-4">
        <h3 className="text-xl">{t(words.recordYes)}</h3>
        <FormFaults faults={faults} />
        <input type="hidden" name="id" value={request.id} />
        <ChoiceGroup id="how" legend={t(words.howYes)} layout="inline">
          <Radio name="how" value="spoken" label={t(words.spoken)} defaultChecked />
          <Radio name="how" value="paper" label={t(words.onPaperYes)} />
        </ChoiceGroup>
        <TextField name="on" type="date" label={t(words.whenYes)} />
        <Button type="submit" variant="second">
          {t(words.recordYes)}
        </Button>
      </PostForm>
    </AnswerContext>
  )
}

type Denying = Props & { places: readonly ReferralPlace[]; searched: string; tab: string }

/** A no, with one to three places that can help instead. */
export function DenyForm({ request, answer, places, searched, tab }: Denying) {
  const t = useT()
  const faults = answer?.intent === 'deny' ? answer.faults : undefined
  return (
    <details className="mt-6" open={faults !== undefined || searched !== ''}>
      <summary className="link inline-flex items-center min-h-11 cursor-pointer">{t(words.referAway)}</summary>
      <div className="sheet sheet-pad mt-2 grid gap-6">
        <PlainForm method="get" action={helpDeskPath} className="flex flex-wrap gap-3 items-end">
          <input type="hidden" name="tab" value={tab} />
          <input type="hidden" name="open" value={request.id} />
          <TextField name="zoek" label={t(words.findPlaces)} defaultValue={searched} maxLength={100} />
          <Button type="submit" variant="second">
            {t(words.find)}
          </Button>
        </PlainForm>
        <AnswerContext value={faults}>
          <FormFaults faults={faults} />
          <PostForm intent="deny" className="grid gap-6">
            <input type="hidden" name="id" value={request.id} />
            <ChoiceGroup id="referralIds" legend={t(words.places)} hint={t(words.placesNote)}>
              {places.map(({ id, name, text }) => (
                <Checkbox key={id} name="referralIds" value={id} label={<Noted label={name} note={text} />} />
              ))}
              {places.length === 0 && <p>{t(words.noPlaces)}</p>}
            </ChoiceGroup>
            <SelectField
              name="reason"
              label={t(words.why)}
              empty={t(words.choose)}
              options={deniedReasons.map((value) => ({ value, label: t(reasonNames[value]) }))}
            />
            <Button type="submit" variant="danger">
              {t(words.deny)}
            </Button>
          </PostForm>
        </AnswerContext>
      </div>
    </details>
  )
}

import type { FetcherWithComponents } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { messages } from '#features/applications/model/messages.ts'
import { verbWords as words } from '#features/applications/model/verb-words.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import type { VerbOutcome } from './verb-action.ts'
import { snoozeWords } from '#features/applications/model/snooze-words.ts'
import { VerbFields } from './verb-fields.tsx'
import type { VerbTarget } from './verb-target.ts'

type Fault = Extract<VerbOutcome, { typed: unknown }>
type Props = {
  step: OfferedVerb
  label: string
  about: VerbTarget
  fetcher: FetcherWithComponents<VerbOutcome>
  fault: Fault | null
  /** The id of the card that is answered. */ appointment?: string
}

/** The form of a verb, with what happens next. It posts to the application's page from wherever it is shown. */
export function VerbForm({ step, label, about, fetcher, fault, appointment }: Props) {
  const t = useT()
  const mine = fault?.step === step ? fault : null
  const then = step === 'propose' && about.isOwn ? words.thenProposeOwn : after[step as keyof typeof after]
  return (
    <FetchForm
      fetcher={fetcher}
      action={`/applications/${about.id}`}
      keeps={{ name: `${step} ${about.id}`, offline: t(messages.offline) }}
      className="step-form"
    >
      <VerbFacts step={step} about={about} />
      {appointment && <input type="hidden" name="appointment" value={appointment} />}
      <Problem text={mine?.problem} />
      <VerbFields step={step} about={about} typed={mine?.typed} fields={mine?.fields ?? {}} {...(appointment && { at: appointment })} />
      {then && <p className="text-text-soft">{t(then, { name: about.firstName, organization: about.organization })}</p>}
      <Button variant={dangers.has(step) ? 'danger' : 'primary'} className="w-full" busy={isSent(fetcher, step) && t(messages.submitting)}>
        {step === 'snooze' ? t(snoozeWords.save) : label}
      </Button>
    </FetchForm>
  )
}

/** Hidden fields of every verb. */
export function VerbFacts({ step, about }: { step: OfferedVerb; about: VerbTarget }) {
  const sent = { intent: step, status: about.status, name: about.firstName }
  return Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export const isSent = (fetcher: FetcherWithComponents<unknown>, step: OfferedVerb): boolean => fetcher.formData?.get('intent') === step

const dangers = new Set<OfferedVerb>(['decline', 'withdraw', 'stop'])

const after = {
  invite: words.thenInvite,
  propose: words.thenPropose,
  accept: words.thenAccept,
  decline: words.thenDecline,
  waitlist: words.thenWaitlist,
  complete: words.thenComplete,
  stop: words.thenStop,
  snooze: snoozeWords.thenSnooze,
}

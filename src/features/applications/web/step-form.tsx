import type { FetcherWithComponents } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { messages } from '#features/applications/messages.ts'
import { stepWords as words } from '#features/applications/step-words.ts'
import type { Step } from '#features/applications/steps.ts'
import type { StepOutcome } from './step-action.ts'
import { StepFields } from './step-fields.tsx'
import type { Steppable } from './steppable.ts'

type Fault = Extract<StepOutcome, { typed: unknown }>
type Props = {
  step: Step
  label: string
  about: Steppable
  fetcher: FetcherWithComponents<StepOutcome>
  fault: Fault | null
  /** The card that is answered. */ appointment?: string
}

/** One step with what it asks and what happens then. It is posted to the application itself, from wherever it stands. */
export function StepForm({ step, label, about, fetcher, fault, appointment }: Props) {
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
      <StepFacts step={step} about={about} />
      {appointment && <input type="hidden" name="appointment" value={appointment} />}
      <Problem text={mine?.problem} />
      <StepFields step={step} about={about} typed={mine?.typed} fields={mine?.fields ?? {}} {...(appointment && { at: appointment })} />
      {then && <p className="text-text-soft">{t(then, { name: about.firstName, organization: about.organization })}</p>}
      <Button variant={dangers.has(step) ? 'danger' : 'primary'} className="w-full" busy={isSent(fetcher, step) && t(messages.submitting)}>
        {label}
      </Button>
    </FetchForm>
  )
}

/** What goes along with every step. */
export function StepFacts({ step, about }: { step: Step; about: Steppable }) {
  const sent = { intent: step, status: about.status, name: about.firstName }
  return Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export const isSent = (fetcher: FetcherWithComponents<unknown>, step: Step): boolean => fetcher.formData?.get('intent') === step

const dangers = new Set<Step>(['decline', 'withdraw', 'stop'])

const after = {
  invite: words.thenInvite,
  propose: words.thenPropose,
  accept: words.thenAccept,
  decline: words.thenDecline,
  waitlist: words.thenWaitlist,
  complete: words.thenComplete,
  stop: words.thenStop,
}

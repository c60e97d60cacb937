import { type RefObject, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Problem } from '#design/feedback/problem.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { messages } from '#features/applications/model/messages.ts'
import { isPlaced } from '#features/applications/model/states.ts'
import { verbWords as words } from '#features/applications/model/verb-words.ts'
import { needsInput, isAnswer, mainVerb, type OfferedVerb, verbLabel, offeredVerbs } from '#features/applications/model/offered-verbs.ts'
import { type VerbOutcome, useVerb } from '#features/applications/step-form/web/verb-action.ts'
import { isSent, VerbFacts, VerbForm } from '#features/applications/step-form/web/verb-form.tsx'
import type { VerbTarget } from '#features/applications/step-form/web/verb-target.ts'
import '#features/applications/model/web/steps.css'

type Props = {
  about: VerbTarget
  /** The verb whose form is open, from the address or after a fault. */
  open?: string | null
  /** The result of a submit without script. */
  sent?: VerbOutcome | undefined
  /** The conversation on this page shows the appointment card, which offers proposing another day itself. */
  hasCard?: boolean
  /** Withdrawing is shown apart from the other choices. */
  only?: 'withdraw'
  onDone?: () => void
}

/**
 * The main verb, and the others behind a second button; each form says what happens next. The key closes open forms after every
 * transition; the submit hook is outside of it, so that the confirmation is still shown. On a phone it then scrolls to the top
 * of the page.
 */
export function VerbChoices({ onDone, ...props }: Props) {
  const place = useRef<HTMLElement>(null)
  const steps = useVerb(() => {
    place.current?.closest('.case')?.querySelector('.case-first')?.scrollIntoView()
    onDone?.()
  })
  const { id, status } = props.about
  return <Choices key={`${id} ${status} ${props.open}`} {...props} {...steps} place={place} />
}

type ChoicesProps = Omit<Props, 'onDone'> & ReturnType<typeof useVerb> & { place: RefObject<HTMLElement | null> }

function Choices({ about, open = null, sent, hasCard, only, fetcher, fault: now, place }: ChoicesProps) {
  const t = useT()
  const told = now ?? (sent && 'typed' in sent ? sent : null)
  const fault = told && (told.step === 'withdraw') === (only === 'withdraw') ? told : null
  const isElsewhere = (step: OfferedVerb) => isAnswer(step) || (step === 'propose' && hasCard)
  const possible = offeredVerbs.filter((step) => about.verbs.includes(step) && !isElsewhere(step) && (step === 'withdraw') === (only === 'withdraw'))
  if (possible.length === 0) return null
  const main = mainVerb(about.status, possible)
  const others = possible.filter((step) => step !== main)
  const unfolded = fault?.step ?? open
  const shared = { about, fetcher, fault, unfolded }
  return (
    <section ref={place} {...(!only && { 'aria-label': t(messages.yourChoice) })} className="next-steps">
      {fault && !needsInput(fault.step) && <Problem text={fault.problem} />}
      {main && <Choice step={main} variant="primary" {...shared} />}
      {others.length === 1 && <Choice step={others[0]!} variant="second" {...shared} />}
      {others.length > 1 && (
        <details suppressHydrationWarning className="steps-more" open={others.some((step) => step === unfolded) || undefined}>
          <summary className="btn btn-second">
            {t(words.others)}
            <Icon name="caret-down-bold" size={16} />
          </summary>
          <div className="steps-others">
            {others.map((step) => (
              <Choice key={step} step={step} variant={step === 'decline' ? 'danger-2' : 'second'} {...shared} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

type ChoiceProps = {
  step: OfferedVerb
  variant: 'primary' | 'second' | 'danger-2'
  about: VerbTarget
  fetcher: FetcherWithComponents<VerbOutcome>
  fault: Extract<VerbOutcome, { typed: unknown }> | null
  unfolded: string | null
}

function Choice({ step, variant, about, fetcher, fault, unfolded }: ChoiceProps) {
  const t = useT()
  const locale = useLocale()
  const label = verbLabel(step, { ...about, isPlaced: isPlaced(about.status) }, locale)
  if (!needsInput(step))
    return (
      <FetchForm fetcher={fetcher} action={`/applications/${about.id}`}>
        <VerbFacts step={step} about={about} />
        <Button variant={variant} icon={icons[step]} className="w-full" busy={isSent(fetcher, step) && t(messages.submitting)}>
          {label}
        </Button>
      </FetchForm>
    )
  return (
    <details suppressHydrationWarning className="step" open={unfolded === step || undefined} data-step={step}>
      <summary className={`btn btn-${variant}`}>
        <Icon name={icons[step]} />
        {label}
      </summary>
      <VerbForm step={step} label={label} about={about} fetcher={fetcher} fault={fault} />
    </details>
  )
}

const icons: Readonly<Record<OfferedVerb, IconName>> = {
  claim: 'hand-heart',
  invite: 'calendar-plus',
  accept: 'check',
  start: 'hand-heart',
  come: 'check',
  cannot: 'x',
  propose: 'calendar-plus',
  snooze: 'phone',
  complete: 'check',
  waitlist: 'hourglass-medium',
  review: 'eye',
  decline: 'x',
  stop: 'x',
  withdraw: 'x',
}

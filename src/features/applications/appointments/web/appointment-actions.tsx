import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { SentAppointment } from '#features/conversations/model/appointment.ts'
import type { Side } from '#features/conversations/model/states.ts'
import { messages } from '#features/applications/model/messages.ts'
import { verbLabel } from '#features/applications/model/offered-verbs.ts'
import { isSent, VerbFacts, VerbForm } from '#features/applications/step-form/web/verb-form.tsx'
import type { VerbTarget } from '#features/applications/step-form/web/verb-target.ts'
import { useVerb } from '#features/applications/step-form/web/verb-action.ts'
import '#features/applications/model/web/steps.css'

type Props = { /** The id of the card. */ id: string; appointment: SentAppointment & { side: Side }; about: VerbTarget }

/** The possible answers to a card: come, cannot come, or propose another day. */
export function AppointmentActions({ id, appointment: { side, answer }, about }: Props) {
  const t = useT()
  const locale = useLocale()
  const { fetcher, fault } = useVerb()
  const { verbs, isOwn } = about
  // Only the other side may answer a card.
  const asked = (side === 'volunteer') !== isOwn
  const shared = { about, fetcher, fault, appointment: id }
  const label = (step: 'come' | 'cannot' | 'propose') => verbLabel(step, { ...about, isPlaced: false }, locale)
  return (
    <>
      {fault?.step === 'come' && <Problem text={fault.problem} />}
      {asked && answer !== 'comes' && verbs.includes('come') && (
        <FetchForm fetcher={fetcher} action={`/applications/${about.id}`}>
          <VerbFacts step="come" about={about} />
          <input type="hidden" name="appointment" value={id} />
          <Button variant={isOwn ? 'primary' : 'second'} size="small" icon="check" busy={isSent(fetcher, 'come') && t(messages.submitting)}>
            {label('come')}
          </Button>
        </FetchForm>
      )}
      {asked && answer !== 'cannot' && verbs.includes('cannot') && (
        <Unfolding key={`cannot ${answer}`} label={label('cannot')}>
          <VerbForm step="cannot" label={label('cannot')} {...shared} />
        </Unfolding>
      )}
      {verbs.includes('propose') && (
        <Unfolding label={label('propose')}>
          <VerbForm step="propose" label={label('propose')} {...shared} />
        </Unfolding>
      )}
    </>
  )
}

function Unfolding({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details suppressHydrationWarning className="step">
      <summary className="btn btn-second btn-sm">
        <Icon name="caret-down-bold" size={16} />
        {label}
      </summary>
      {children}
    </details>
  )
}

import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'

type Props = {
  label: string
  steps: readonly { href: string; label: string }[]
  current: number
  /** "Stap 2 van 4", shown on a phone instead of the name of the step. */
  count?: string
  /** Vertically beside the form, where there is room. */
  rail?: boolean
}

/** Steps of a form, each with its own address; finished steps are links. A phone shows the current step and a bar. */
export function Stepper({ label, steps, current, count, rail }: Props) {
  return (
    <nav aria-label={label} className={clsx(rail && 'steps-rail')}>
      {count && <p className="steps-count">{count}</p>}
      <ol className="steps">
        {steps.map((step, i) => (
          <li key={step.href} className={clsx(i < current && 'is-done')} aria-current={i === current ? 'step' : undefined}>
            {i < current ? (
              <Anchor href={step.href}>
                <span className="step-dot is-done">
                  <Icon name="check-bold" />
                </span>
                <span className="step-text">{step.label}</span>
              </Anchor>
            ) : (
              <>
                <span className="step-dot">{i + 1}</span>
                <span className="step-text">{step.label}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <div className="steps-bars" aria-hidden="true">
        {steps.map((step, i) => (
          <span key={step.href} className={i <= current ? 'is-done' : undefined} />
        ))}
      </div>
    </nav>
  )
}

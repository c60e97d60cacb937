import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'

/** Steps of a form, each with its own address; what is done is a link. A phone shows where one is, and bars. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly { href: string; label: string }[]; current: number }) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, i) => (
          <li key={step.href} aria-current={i === current ? 'step' : undefined}>
            {i < current ? (
              <Anchor href={step.href}>
                <span className="step-dot is-done">
                  <Icon name="check-bold" />
                </span>
                {step.label}
              </Anchor>
            ) : (
              <>
                <span className="step-dot">{i + 1}</span>
                {step.label}
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

import { Button, LinkButton } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { type FirstDayStep, firstDayWays, putAwayIntent } from '#features/first-day/first-day.ts'
import { stepWords, firstDayWords as words } from '#features/first-day/words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Step = { key: FirstDayStep; isDone: boolean; hasOther: boolean }
type Props = { steps: readonly Step[]; /** Only for the whole center, so only by its admins. */ mayPutAway: boolean }

/** What makes a site, step by step; the first one that is open has the one filled button. */
export function Checklist({ steps, mayPutAway }: Props) {
  const t = useT()
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)?.key
  const progress = t(words.progress, { n: done, of: steps.length })
  return (
    <section aria-labelledby="first-day">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id="first-day" className="text-2xl">
          {t(words.title)}
        </h2>
        <Link href="/" className="font-semibold">
          {t(words.seeSite)}
        </Link>
      </div>
      <p className="text-text-soft">{t(words.text)}</p>
      <div className="sheet mt-3">
        <p className="first-day-progress">
          <progress className="progress" max={steps.length} value={done} aria-label={progress} />
          <span className="font-semibold whitespace-nowrap" aria-hidden>
            {progress}
          </span>
        </p>
        <ol>
          {steps.map(({ key, ...step }) => (
            <StepRow key={key} step={key} {...step} isNext={key === next} />
          ))}
        </ol>
        {mayPutAway && (
          <PostForm intent={putAwayIntent} className="first-day-foot">
            {(sending) => (
              <>
                <Button variant="quiet" size="small" icon="eye-slash" busy={sending && t(words.puttingAway)}>
                  {t(words.putAway)}
                </Button>
                <span className="text-text-soft">{t(words.putAwayText)}</span>
              </>
            )}
          </PostForm>
        )}
      </div>
    </section>
  )
}

function StepRow({ step, isDone, hasOther, isNext }: Omit<Step, 'key'> & { step: FirstDayStep; isNext: boolean }) {
  const t = useT()
  const { icon, other } = firstDayWays[step]
  const { title, why, other: otherWords } = stepWords[step]
  if (isDone) {
    return (
      <li className="first-day-step is-done">
        <span className="first-day-sign">
          <Icon name="check-bold" size={20} />
        </span>
        <p>
          {t(title)} <span className="sr-only">({t(words.done)})</span>
        </p>
        <StepAct step={step} look="done" />
      </li>
    )
  }
  return (
    <li className={isNext ? 'first-day-step is-next' : 'first-day-step'} aria-current={isNext ? 'step' : undefined}>
      <span className="first-day-sign">
        <Icon name={icon} size={22} />
      </span>
      <div className="min-w-0">
        <h3 className="h-row">{t(title)}</h3>
        <p className="text-text-soft">{t(why)}</p>
        {hasOther && other && otherWords && (
          <p className="mt-1">
            <Link href={other.href}>{t(otherWords)}</Link>
          </p>
        )}
      </div>
      <StepAct step={step} look={isNext ? 'next' : 'open'} />
    </li>
  )
}

const variants = { next: 'primary', open: 'second', done: 'quiet' } as const

/** The one press that leads to the screen of a step. */
function StepAct({ step, look }: { step: FirstDayStep; look: keyof typeof variants }) {
  const t = useT()
  const { href, begins } = firstDayWays[step]
  const { title, act } = stepWords[step]
  const shown = { variant: variants[look], size: look === 'next' ? 'medium' : 'small' } as const
  const label =
    look === 'done' ? (
      <>
        {t(words.seeAgain)}
        <span className="sr-only"> {t(title)}</span>
      </>
    ) : (
      t(act)
    )
  if (!begins) {
    return (
      <div className="first-day-act">
        <LinkButton href={href} {...shown}>
          {label}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="first-day-act">
      <PostForm action={href}>
        <input type="hidden" {...begins} />
        <Button {...shown}>{label}</Button>
      </PostForm>
    </div>
  )
}

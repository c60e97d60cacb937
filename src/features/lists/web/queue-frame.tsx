import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Badge } from '#design/badge/badge.tsx'
import { IconButton, LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { messages } from '#features/lists/messages.ts'
import { queueWords as words } from '#features/lists/queue-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { QueueKeys } from './queue-keys.tsx'
import { type DecidedOne, QueueList, type Queued } from './queue-list.tsx'
import './lists.css'
import './queue.css'

/** The most dots: more would be too small to tell apart, so a longer queue is shown in proportion. */
const most = 20

/** The position in the queue as dots, beside the same in words. `at` is 0 when no item is open. */
function QueuePips({ done, at, of }: { done: number; at: number; of: number }) {
  const n = Math.min(of, most)
  const part = (all: number) => Math.round((all / of) * n)
  const here = at > 0 ? Math.max(0, Math.ceil((at / of) * n) - 1) : -1
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: n }, (_, pip) => (
        <i key={pip} className={clsx(pip < part(done) && 'is-done', pip === here && 'is-here')} />
      ))}
    </span>
  )
}

type Words = { nl: string; en: string }
type Subject = {
  id: string
  name: string
  /** Its own page. */
  href: string
  picture: ReactNode
  badge: ReactNode
  /** The facts to read. */
  facts: ReactNode
  /** Checks that stored facts can answer. */
  checks: ReactNode
  renderDecision: (onDone: () => void) => ReactNode
}
type Props = {
  title: Words
  /** The list that the queue belongs to. */
  list: { href: string; name: Words; all: Words }
  queue: { items: readonly Queued[]; total: number; /** What anybody decided today. */ decided: readonly DecidedOne[] }
  /** The open item; null when it does not exist, or nothing waits. */
  subject: Subject | null
  /** The address of an item; without an id, of the first. */
  addressOf: (id?: string) => string
  doneText: Words
}

/** A review queue: the waiting items, the facts, and the decision, after which the next item opens. */
export function QueueFrame({ title, list, queue, subject, addressOf, doneText }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(false)
  const navigate = useNavigate()
  const go = (to: string | undefined) => void navigate(addressOf(to))
  const id = subject?.id
  // After a decision and a key the focus goes to the name of the next item: it stays in the queue, and pressing again does nothing by accident.
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (takesFocus.current) heading.current?.focus()
    takesFocus.current = false
  }, [id])
  const name = (
    <h2 ref={heading} id="name" tabIndex={-1} className="text-3xl">
      {subject?.name}
    </h2>
  )
  const all = [...queue.decided, ...queue.items].map((one) => one.id)
  const at = id === undefined ? -1 : all.indexOf(id)
  const of = queue.decided.length + queue.total
  const byKey = (to: string | undefined) =>
    to === undefined
      ? undefined
      : () => {
          takesFocus.current = true
          go(to)
        }
  return (
    <>
      <PageHead title={t(title)} crumbs={[{ href: list.href, label: t(list.name) }]} {...(!subject && { titleRef: heading })}>
        {at >= 0 && (
          <p className="queue-place">
            {t(words.place, { at: at + 1, of })}
            <QueuePips done={queue.decided.length} at={at + 1} of={of} />
            <Step icon="caret-left-bold" label={t(messages.previousRow)} to={all[at - 1]} go={go} />
            <Step icon="caret-right-bold" label={t(messages.nextRow)} to={all[at + 1]} go={go} />
          </p>
        )}
        {subject && <QueueKeys next={byKey(all[at + 1])} previous={at > 0 ? byKey(all[at - 1]) : undefined} open={() => void navigate(subject.href)} />}
      </PageHead>
      {subject ? (
        <OneByOne {...{ queue, subject, addressOf, name, go }} onDecided={() => (takesFocus.current = true)} />
      ) : (
        <div className="approve mt-6">
          {queue.decided.length > 0 && <QueueList {...queue} openId={null} {...{ addressOf, go }} />}
          <div className="approve-rest">
            <EmptyState title={t(words.nothing)} tile="koffie" action={<LinkButton href={list.href}>{t(list.all)}</LinkButton>}>
              {queue.total === 0 && t(doneText)}
            </EmptyState>
          </div>
        </div>
      )}
    </>
  )
}

type OneProps = Pick<Props, 'queue' | 'addressOf'> & { subject: Subject; name: ReactNode; go: (to: string | undefined) => void; onDecided: () => void }

function OneByOne({ queue, subject, addressOf, name, go, onDecided }: OneProps) {
  const t = useT()
  const { id, picture, badge, facts, checks, renderDecision } = subject
  const days = queue.items.find((one) => one.id === id)?.days ?? 0
  const next = queue.items[queue.items.findIndex((one) => one.id === id) + 1] ?? queue.items.find((one) => one.id !== id)
  const decide = () => {
    onDecided()
    go(next?.id)
  }
  return (
    <>
      <div className="approve mt-6">
        <QueueList {...queue} openId={id} {...{ addressOf, go }} />
        <article className="approve-main" aria-labelledby="name">
          <div className="flex gap-5 items-start">
            {picture}
            <div className="min-w-0">
              {name}
              <p className="mt-2 flex flex-wrap gap-2">
                {badge}
                {days > 0 && (
                  <Badge tone="warn" icon="clock-fill">
                    {t(words.waits, { n: days })}
                  </Badge>
                )}
              </p>
            </div>
          </div>
          {facts}
        </article>
        <aside className="approve-side">
          {checks}
          <section className="approve-decision" aria-labelledby="decision">
            <h2 id="decision" className="text-2xl mb-3">
              {t(words.decision)}
            </h2>
            {renderDecision(decide)}
            {next && (
              <p className="mt-4 text-text-soft max-lg:hidden flex items-center gap-2">
                <Icon name="arrow-right-bold" size={18} />
                {t(words.after, { name: next.name })}
              </p>
            )}
          </section>
        </aside>
      </div>
    </>
  )
}

type StepProps = { icon: 'caret-left-bold' | 'caret-right-bold'; label: string; to: string | undefined; go: (to: string) => void }

/** At both ends the button stays in place without a target, and keeps the focus. */
function Step({ icon, label, to, go }: StepProps) {
  return <IconButton icon={icon} label={label} aria-disabled={to === undefined || undefined} onClick={() => to !== undefined && go(to)} />
}

import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Fold } from '#design/fold/fold.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { queueWords as words } from '#features/lists/queue-words.ts'
import { DecidedRow, type DecidedOne } from './decided-row.tsx'

/** One that waits, and for how many days. */
export type Queued = { id: string; name: string; days: number; picture: ReactNode }

type Props = {
  decided: readonly DecidedOne[]
  items: readonly Queued[]
  openId: string | null
  addressOf: (id: string) => string
  /** To one of them, once its decision has been taken back. */
  go: (id: string) => void
}

/** Of those that were decided today, so many stand in sight. */
const inSight = 5

/** What was decided today, and all that waits, the oldest first. */
export function QueueList({ decided, items, openId, addressOf, go }: Props) {
  const t = useT()
  const earlier = decided.slice(0, -inSight)
  const row = (one: DecidedOne) => <DecidedRow key={one.id} {...one} href={addressOf(one.id)} isOpen={one.id === openId} onTakenBack={() => go(one.id)} />
  return (
    <nav aria-labelledby="queue" className="queue">
      <Fold label={t(words.whole)} icon="list-bullets" until="xl">
        <div className="queue-rows">
          <h2 id="queue" className="h-row">
            {t(words.oldestFirst)}
          </h2>
          {earlier.length > 0 && (
            <details className="queue-earlier">
              <summary>{t(words.earlier, { n: earlier.length })}</summary>
              <ol>{earlier.map(row)}</ol>
            </details>
          )}
          <ol>
            {decided.slice(-inSight).map(row)}
            {items.map(({ id, name, days, picture }) => (
              <li key={id}>
                <Anchor href={addressOf(id)} aria-current={id === openId ? 'true' : undefined} className="queue-row">
                  {picture}
                  <span>
                    {name}
                    <small>{days === 0 ? t(words.today) : t(words.waits, { n: days })}</small>
                  </span>
                </Anchor>
              </li>
            ))}
          </ol>
        </div>
      </Fold>
    </nav>
  )
}

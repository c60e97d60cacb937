import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { queueWords as words } from '#features/lists/queue-words.ts'

/** One that waits, and for how many days. */
export type Queued = { id: string; name: string; days: number; picture: ReactNode }

type Props = { items: readonly Queued[]; openId: string; addressOf: (id: string) => string }

/** All that waits, the oldest first. */
export function QueueList({ items, openId, addressOf }: Props) {
  const t = useT()
  return (
    <nav aria-labelledby="queue" className="queue">
      <h2 id="queue" className="h-row">
        {t(words.oldestFirst)}
      </h2>
      <ol>
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
    </nav>
  )
}

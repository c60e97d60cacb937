import type { ReactNode } from 'react'
import { IconButton } from '#design/button/button.tsx'
import { Fold } from '#design/fold/fold.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { queueWords as words } from '#features/lists/queue-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useUndo } from './undo-bar.tsx'

/** A waiting item, whose it is where its name does not say so, and for how many days it waits. */
export type Queued = { id: string; name: string; by?: string | undefined; days: number; picture: ReactNode }

type Props = {
  decided: readonly DecidedOne[]
  items: readonly Queued[]
  openId: string | null
  addressOf: (id: string) => string
  /** Opens an item whose decision was undone. */
  go: (id: string) => void
}

/** The number of today's decisions that are shown unfolded. */
const inSight = 5

/** Today's decisions, and all waiting items, oldest first. */
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
            {items.map(({ id, name, by, days, picture }) => (
              <li key={id}>
                <Anchor href={addressOf(id)} aria-current={id === openId ? 'true' : undefined} className="queue-row">
                  {picture}
                  <span>
                    {name}
                    {by && <small>{by}</small>}
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

/** An item that was decided today. */
export type DecidedOne = {
  id: string
  name: string
  isGranted: boolean
  /** The decision, in a word. */
  status: string
  who: string
  time: string
}

type DecidedProps = DecidedOne & { href: string; isOpen: boolean; onTakenBack: () => void }

/** A decision, with who made it and when; and the undo button, as long as it works. */
function DecidedRow({ id, name, isGranted, status, who, time, href, isOpen, onTakenBack }: DecidedProps) {
  const t = useT()
  const { offer, undo } = useUndo()
  const takeBack = async () => {
    if (await undo()) onTakenBack()
  }
  return (
    <li className="queue-decided">
      <Anchor href={href} aria-current={isOpen ? 'true' : undefined} className={isGranted ? 'queue-row is-granted' : 'queue-row is-denied'}>
        <Icon name={isGranted ? 'check-circle-fill' : 'x-circle-fill'} size={22} />
        <span>
          {name}
          <small>{t(words.decided, { status, who, time })}</small>
        </span>
      </Anchor>
      {offer?.about === id && <IconButton icon="arrow-counter-clockwise" label={t(words.takeBack, { name })} onClick={() => void takeBack()} />}
    </li>
  )
}

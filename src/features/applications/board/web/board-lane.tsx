import { Fragment } from 'react'
import { daysBetween } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Count } from '#design/badge/badge.tsx'
import { Link } from '#design/link/link.tsx'
import type { ApplicationListRow } from '#features/applications/board/application-list.ts'
import { boardWords as words } from '#features/applications/board/board-words.ts'
import type { BoardColumn } from '#features/applications/board/fetch-board.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { BoardCard, type BoardMove } from './board-card.tsx'

type Props = {
  column: BoardColumn
  /** On a phone the one that is shown. */
  isCurrent: boolean
  waysOf: (card: ApplicationListRow) => readonly BoardMove[]
  openAt: (id: string) => string
  /** The list of all that stand in it. */
  all: string
  isCenter: boolean
  now: string
  onMove: (id: string, step: OfferedVerb) => void
}

/** One state of the board, parted by age. */
export function BoardLane({ column: { key, cards, total }, isCurrent, waysOf, openAt, all, isCenter, now, onMove }: Props) {
  const t = useT()
  const groups = Map.groupBy(cards, (card) => (key === 'placed' ? null : ageOf(card, now)))
  return (
    <section className={isCurrent ? 'lane is-current' : 'lane'} data-column={key} aria-labelledby={`lane-${key}`}>
      <h2 id={`lane-${key}`}>
        {t(words[key])}
        <Count>{total}</Count>
      </h2>
      <p className="lane-drop" aria-hidden="true">
        {t(words.dropHere)}
      </p>
      {cards.length === 0 && <p className="lane-empty">{t(words.emptyColumn)}</p>}
      {[...groups].map(([age, those]) => (
        <Fragment key={age}>
          {age && <p className="lane-age">{t(words[age])}</p>}
          <ul className="lane-cards">
            {those.map((card) => (
              <BoardCard key={card.id} card={card} openAt={openAt(card.id)} ways={waysOf(card)} isCenter={isCenter} now={now} onMove={onMove} />
            ))}
          </ul>
        </Fragment>
      ))}
      {total > cards.length && (
        <p className="lane-more">
          <Link href={all}>{t(words.more, { n: total - cards.length })}</Link>
        </p>
      )}
    </section>
  )
}

/** How long it has stood as it stands. */
function ageOf({ waitingSince, movedAt, createdAt }: ApplicationListRow, now: string): 'over14' | 'over3' | 'fresh' {
  const days = daysBetween(waitingSince ?? movedAt ?? createdAt, now)
  return days > 14 ? 'over14' : days >= 3 ? 'over3' : 'fresh'
}

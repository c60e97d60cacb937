import { Fragment } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge, Count } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import type { ApplicationCard } from '#features/applications/board/application-list.ts'
import type { BoardColumnKey } from '#features/applications/board/board.ts'
import type { BoardColumn } from '#features/applications/board/fetch-board.ts'
import { boardWords as words, firstWords } from '#features/applications/board/words.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { verbWords } from '#features/applications/model/verb-words.ts'
import { ago, daysBetween } from '#kernel/i18n/dates.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { About, ApplicationLink, Opening, Signs } from './list-columns.tsx'

type Props = {
  column: BoardColumn
  /** On a phone only this column is shown. */
  isCurrent: boolean
  waysOf: (card: ApplicationCard) => readonly BoardMove[]
  openAt: (id: string) => string
  /** The address of the list of this state. */
  all: string
  isCenter: boolean
  now: string
  onMove: (id: string, step: OfferedVerb) => void
}

/** One column of the board, in groups by age. */
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

/** How long it has waited where it stands, by which the column is ordered. */
function ageOf({ agedSince }: ApplicationCard, now: string): 'over14' | 'over3' | 'fresh' {
  const days = daysBetween(agedSince, now)
  return days > 14 ? 'over14' : days >= 3 ? 'over3' : 'fresh'
}

type BoardMove = { column: BoardColumnKey; verb: OfferedVerb; total: number }
type CardProps = {
  card: ApplicationCard
  openAt: string
  /** The columns it may move to. */
  ways: readonly BoardMove[]
  isCenter: boolean
  now: string
  onMove: (id: string, step: OfferedVerb) => void
}

/** The card of an application. Its menu offers the same moves as dragging. */
function BoardCard({ card, openAt, ways, isCenter, now, onMove }: CardProps) {
  const t = useT()
  const { id, applicantName, organizationName } = card
  const name = applicantName ?? ''
  const possible = card.meta.permissions
  const item = (step: OfferedVerb, label: string, sign: React.ReactNode, total?: number) => (
    <Anchor
      key={step}
      href={`/applications/${id}?do=${step}`}
      onClick={(event) => {
        event.preventDefault()
        onMove(id, step)
      }}
    >
      {sign}
      <span className="flex-1">{label}</span>
      {total !== undefined && <span aria-hidden="true">{total}</span>}
    </Anchor>
  )
  return (
    <li className="bcard" data-card={id} data-name={name} data-drag={ways.length > 0 ? '' : undefined}>
      <div className="bcard-head">
        <Avatar name={name} />
        <span className="min-w-0">
          <ApplicationLink id={id} openAt={openAt} className="tlink font-semibold" {...(ways.length > 0 && { keys: 'Space' })}>
            {name}
          </ApplicationLink>
          {isCenter && <span className="sub block">{organizationName}</span>}
        </span>
        <Menu label={t(words.menuOf, { name })} button={<Icon name="dots-three" size={22} />}>
          <p className="menu-who">{name}</p>
          {ways.length > 0 && <p className="menu-title">{t(words.moveTo)}</p>}
          {ways.map(({ column, verb: step, total }) => item(step, t(words[column]), <span className="menu-dot" data-dot={column} />, total))}
          {possible.includes('start') && item('start', t(verbWords.start, { name: name.split(' ')[0]! }), <Icon name="hand-heart" />)}
          {possible.includes('decline') && item('decline', t(verbWords.decline), <Icon name="x" />)}
          {possible.length > 0 && <hr />}
          <ApplicationLink id={id} openAt={openAt}>
            <Icon name="envelope-simple" />
            {t(words.openLetter)}
          </ApplicationLink>
          <Anchor href={`/applications/${id}`}>
            <Icon name="chats" />
            {t(words.toTalk)}
          </Anchor>
          {callsOf(card, isCenter).map(({ name: who, phone }) => (
            <TelLink key={phone} className="" phone={phone}>
              <Icon name="phone" />
              {t(words.call, { name: who })}
            </TelLink>
          ))}
        </Menu>
      </div>
      <Opening row={card} />
      <LastMessage card={card} now={now} />
      <About row={card} />
      <div className="signs">
        {card.waitlistPlace !== null && card.waitlistPlace !== undefined && <Badge icon="users-fill">{t(words.placeInLine, { n: card.waitlistPlace })}</Badge>}
        <Signs row={card} now={now} />
      </div>
    </li>
  )
}

/** Whom one can telephone about it: the volunteer who allowed it, and for the center the organization. */
function callsOf({ applicantName, applicantPhone, guestPhone, organizationName, organizationPhone }: ApplicationCard, isCenter: boolean) {
  const own = applicantPhone ?? guestPhone
  return [
    ...(own ? [{ name: (applicantName ?? '').split(' ')[0]!, phone: own }] : []),
    ...(isCenter && organizationPhone ? [{ name: organizationName, phone: organizationPhone }] : []),
  ]
}

/** The latest message once there is one beside the letter, with its age. */
function LastMessage({ card: { status, lastText, lastSide, lastMessageAt, applicantName, organizationName }, now }: { card: ApplicationCard; now: string }) {
  const t = useT()
  const locale = useLocale()
  const center = useCenterName()
  if (!lastText || !lastMessageAt || status === 'new') return null
  const who = lastSide === 'volunteer' ? (applicantName ?? '').split(' ')[0]! : lastSide === 'center' ? center : organizationName
  return (
    <p className="last-message">
      <span>{t(words.lastMessage, { name: who, text: firstWords(lastText) })}</span>{' '}
      <time dateTime={lastMessageAt}>{ago(locale, lastMessageAt, new Date(now))}</time>
    </p>
  )
}

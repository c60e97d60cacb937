import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import type { ApplicationListRow } from '#features/applications/board/application-list.ts'
import { boardWords as words } from '#features/applications/board/board-words.ts'
import type { BoardColumnKey } from '#features/applications/board/board.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { verbWords } from '#features/applications/model/verb-words.ts'
import { ApplicationLink } from './application-link.tsx'
import { About, Opening, Signs } from './list-columns.tsx'

export type BoardMove = { column: BoardColumnKey; verb: OfferedVerb; total: number }
type Props = {
  card: ApplicationListRow
  openAt: string
  /** Columns it may go to. */
  ways: readonly BoardMove[]
  isCenter: boolean
  now: string
  onMove: (id: string, step: OfferedVerb) => void
}

/** Somebody who wants to help, on the board; its menu does what dragging does. */
export function BoardCard({ card, openAt, ways, isCenter, now, onMove }: Props) {
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
        </Menu>
      </div>
      <Opening row={card} />
      <About row={card} />
      <div className="signs">
        <Signs row={card} now={now} />
      </div>
    </li>
  )
}

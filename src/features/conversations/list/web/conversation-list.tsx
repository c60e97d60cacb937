import clsx from 'clsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Count } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { type ConversationsAddress, conversationsAddress } from '#features/conversations/list/conversations-address.ts'
import type { ConversationRow, Conversations } from '#features/conversations/list/fetch-conversations.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Conversations, newest first; unread ones are bold and say so. */
export function ConversationList({ rows, newer, older }: Conversations) {
  const t = useT()
  return (
    <>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {(newer || older) && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 p-4 border-t border-line">
          {newer && <Link href={newer}>{t(messages.newer)}</Link>}
          {older && <Link href={older}>{t(messages.older)}</Link>}
        </p>
      )}
    </>
  )
}

function Row({ row: { href, name, about, last, unread, when, isOpen, isEnded, isMuted } }: { row: ConversationRow }) {
  const t = useT()
  const hasNew = unread > 0 && !isOpen
  // A muted conversation shows its count, but no emphasis.
  const isNew = hasNew && !isMuted
  return (
    <li className="talks-row">
      <Avatar name={name} />
      <div className="flex-1 min-w-0">
        <div className="flex gap-2">
          <p className={clsx('flex-1', (isNew || isOpen) && 'font-semibold')}>
            <Anchor href={href} className="tlink-all" aria-current={isOpen ? 'true' : undefined}>
              {name}
            </Anchor>
          </p>
          <p className="text-sm text-text-soft shrink-0">{when}</p>
        </div>
        <p className="text-[.9375rem] text-text-soft">{about}</p>
        <div className="flex gap-2 items-center">
          <p className={clsx('flex-1', isNew && 'font-semibold')}>{last}</p>
          {isMuted && (
            <span className="text-text-soft shrink-0" title={t(messages.isMuted)}>
              <Icon name="bell-slash" size={16} />
              <span className="sr-only">{t(messages.isMuted)}</span>
            </span>
          )}
          {hasNew && (
            <Count tone={isNew ? 'alert' : 'neutral'}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">{t(messages.newCount, { n: unread })}</span>
            </Count>
          )}
          {isEnded && <span className="text-sm text-text-soft shrink-0">{t(messages.ended)}</span>}
        </div>
      </div>
    </li>
  )
}

/** The empty list: says why, and links to all. */
export function NoConversations({ address: { q, show, subject, view } }: { address: ConversationsAddress }) {
  const t = useT()
  const isAll = q === '' && show === 'all' && subject === null
  return (
    <div className="px-4 py-6 border-t border-line">
      <p className="font-semibold">
        {q !== ''
          ? t(messages.noneNamed, { name: q })
          : t(subject && show === 'all' ? messages.noneAbout : { all: messages.noneYet, unread: messages.noneUnread, closed: messages.noneEnded }[show])}
      </p>
      {isAll ? (
        <p className="mt-1 text-text-soft">{t(messages.noneYetText)}</p>
      ) : (
        <p className="mt-2">
          <Link href={conversationsAddress({ view })}>{t(messages.allNames)}</Link>
        </p>
      )}
    </div>
  )
}

import { useT } from '#kernel/i18n/web/provider.tsx'
import { Link } from '#design/link/link.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import { conversationsAddress, type ConversationsAddress } from '#features/conversations/list/conversations-address.ts'

/** Nothing in the list: why, and the way back to all. */
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

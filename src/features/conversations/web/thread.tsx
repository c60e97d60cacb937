import { Form } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Day, Message } from '#design/conversation/message.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { messages } from '#features/conversations/messages.ts'
import type { Turn } from '#features/conversations/thread-facts.ts'

/** A conversation from top to bottom; what one has said oneself can be taken back. */
export function Thread({ turns, earlier }: { turns: readonly Turn[]; /** Address of what was said before. */ earlier: string | null }) {
  const t = useT()
  if (turns.length === 0) return <p className="text-text-soft">{t(messages.empty)}</p>
  return (
    <div className="thread">
      {earlier && (
        <p className="text-center">
          <Link href={earlier}>{t(messages.earlier)}</Link>
        </p>
      )}
      {turns.map((turn) => (
        <Line key={turn.id} turn={turn} />
      ))}
    </div>
  )
}

function Line({ turn: { id, day, step, own, who, body, when, isDeleted, canDelete } }: { turn: Turn }) {
  return (
    <>
      {day && <Day>{day}</Day>}
      {step ? (
        <p className="day">
          <strong className="font-semibold">{step}</strong>, {when}
        </p>
      ) : (
        <Message own={own} who={who} when={when} {...(canDelete && { action: <TakeBack id={id} /> })}>
          {isDeleted ? <em>{body}</em> : body}
        </Message>
      )}
    </>
  )
}

/** In two steps, for the words are gone afterwards. */
function TakeBack({ id }: { id: string }) {
  const t = useT()
  return (
    <Menu label={t(messages.deleteMessage)} button={<Icon name="trash" size={18} />}>
      <Form method="post">
        <input type="hidden" name="message" value={id} />
        <button name="intent" value="take-back">
          <Icon name="trash" />
          {t(messages.deleteForGood)}
        </button>
      </Form>
    </Menu>
  )
}

import { Form } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { IconButton } from '#design/button/icon-button.tsx'
import { Day, Message } from '#design/conversation/message.tsx'
import { Link } from '#design/link/link.tsx'
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
  const t = useT()
  return (
    <>
      {day && <Day>{day}</Day>}
      {step ? (
        <p className="day">
          <strong className="font-semibold">{step}</strong>, {when}
        </p>
      ) : (
        <Message own={own} who={who} when={when}>
          {isDeleted ? <em>{body}</em> : body}
        </Message>
      )}
      {canDelete && <TakeBack id={id} label={t(messages.deleteMessage)} />}
    </>
  )
}

function TakeBack({ id, label }: { id: string; label: string }) {
  return (
    <Form method="post" className="justify-self-end -mt-4">
      <input type="hidden" name="message" value={id} />
      <IconButton type="submit" icon="trash" label={label} name="intent" value="take-back" />
    </Form>
  )
}

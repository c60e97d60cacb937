import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { FileCard } from '#design/conversation/file-card.tsx'
import { Day, Message } from '#design/conversation/message.tsx'
import { Link } from '#design/link/link.tsx'
import { messages } from '#features/conversations/messages.ts'
import type { Turn } from '#features/conversations/thread-facts.ts'
import { ChangeWords } from './change-words.tsx'
import { TakeBack } from './take-back.tsx'

type Props = {
  turns: readonly Turn[]
  /** Address of what was said before. */ earlier: string | null
  /** Fetches it in place. */ onEarlier?: (event: MouseEvent) => void
  /** How a day and a place are shown; else in words. */ renderCard?: ((turn: Turn) => ReactNode) | undefined
}

/** A conversation from top to bottom; what one has said oneself can be taken back. */
export function Thread({ turns, earlier, onEarlier, renderCard }: Props) {
  const t = useT()
  if (turns.length === 0) return <p className="text-text-soft">{t(messages.empty)}</p>
  return (
    <div className="thread">
      {earlier && (
        <p className="text-center">
          <Link href={earlier} {...(onEarlier && { onClick: onEarlier })}>
            {t(messages.earlier)}
          </Link>
        </p>
      )}
      {turns.map((turn, at) => (
        <Fragment key={turn.id}>
          {turn.day !== turns[at - 1]?.day && <Day>{turn.day}</Day>}
          {turn.appointment && renderCard ? renderCard(turn) : <Line turn={turn} />}
        </Fragment>
      ))}
    </div>
  )
}

function Line({ turn: { id, step, own, who, body, when, isDeleted, files, canDelete, canChange } }: { turn: Turn }) {
  const t = useT()
  if (step)
    return (
      <p className="day">
        <strong className="font-semibold">{step}</strong>, {when}
      </p>
    )
  return (
    <Message
      own={own}
      who={who}
      when={when}
      {...(files.length > 0 && {
        files: files.map(({ id: file, ...facts }) => <FileCard key={file} {...facts} download={t(messages.download)} />),
      })}
      {...((canDelete || canChange) && {
        action: (
          <>
            {canChange && <ChangeWords id={id} words={body} />}
            {canDelete && <TakeBack id={id} />}
          </>
        ),
      })}
    >
      {isDeleted ? <em>{body}</em> : body}
    </Message>
  )
}

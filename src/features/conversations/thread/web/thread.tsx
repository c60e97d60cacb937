import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { FileCard } from '#design/conversation/file-card.tsx'
import { Day, Message } from '#design/conversation/message.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { Turn } from '#features/conversations/thread/thread-facts.ts'
import type { Answering } from './use-answering.ts'
import { ChangeWords } from './change-words.tsx'
import { Quoted } from './quoted.tsx'
import { TakeBack } from './take-back.tsx'

type Props = {
  turns: readonly Turn[]
  /** Address of what was said before. */ earlier: string | null
  /** Fetches it in place. */ onEarlier?: (event: MouseEvent) => void
  /** Where one may answer one of them. */ answering?: Answering | undefined
  /** Address of what was said up to a moment. */ addressBefore?: (moment: string) => string
  /** How a day and a place are shown; else in words. */ renderCard?: ((turn: Turn) => ReactNode) | undefined
}

/** A conversation from top to bottom; what one has said oneself can be taken back. */
export function Thread({ turns, earlier, onEarlier, renderCard, answering, addressBefore }: Props) {
  const t = useT()
  if (turns.length === 0) return <p className="text-text-soft">{t(messages.empty)}</p>
  const isHere = (id: string) => turns.some((turn) => turn.id === id)
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
          {turn.appointment && renderCard ? (
            renderCard(turn)
          ) : (
            <Line turn={turn} answering={answering} elsewhere={turn.quote && !isHere(turn.quote.id) ? (addressBefore?.(turn.quote.at) ?? null) : null} />
          )}
        </Fragment>
      ))}
    </div>
  )
}

type LineProps = { turn: Turn; answering: Answering | undefined; /** Where it stands what this answers, where that is not here. */ elsewhere: string | null }

function Line({ turn, answering, elsewhere }: LineProps) {
  const { id, step, own, who, body, when, isDeleted, files, quote, canDelete, canChange, canAnswer } = turn
  const t = useT()
  if (step)
    return (
      <p className="day">
        <strong className="font-semibold">{step}</strong>, {when}
      </p>
    )
  return (
    <Message
      id={`m-${id}`}
      own={own}
      who={who}
      when={when}
      {...(files.length > 0 && {
        files: files.map(({ id: file, ...facts }) => <FileCard key={file} {...facts} download={t(messages.download)} />),
      })}
      {...(quote && { quote: <Quoted quote={quote} elsewhere={elsewhere} /> })}
      {...((canDelete || canChange || (answering && canAnswer)) && {
        action: (
          <>
            {canChange && <ChangeWords id={id} words={body} />}
            {answering && canAnswer && (
              <a {...answering.link(id)} className="icon-btn turn-answer" aria-label={t(messages.answerThis)} title={t(messages.answerThis)}>
                <Icon name="arrow-u-up-left" size={18} />
              </a>
            )}
            {canDelete && <TakeBack id={id} />}
          </>
        ),
      })}
    >
      {isDeleted ? <em>{body}</em> : body}
    </Message>
  )
}

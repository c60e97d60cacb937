import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { FileCard } from '#design/conversation/file-card.tsx'
import { Day, Message } from '#design/conversation/message.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { Turn } from '#features/conversations/thread/thread-facts.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type Answering, Quoted } from './answering.tsx'

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

/** In two steps, for the words are gone afterwards. */
function TakeBack({ id }: { id: string }) {
  const t = useT()
  return (
    <Menu label={t(messages.deleteMessage)} button={<Icon name="trash" size={18} />}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="message" value={id} />
        <button name="intent" value="take-back">
          <Icon name="trash" />
          {t(messages.deleteForGood)}
        </button>
      </Form>
    </Menu>
  )
}

/** One's own words while they are fresh: it unfolds below them, also without script. Saved words draw it anew, so it is closed again. */
function ChangeWords({ id, words }: { id: string; words: string }) {
  const t = useT()
  return (
    <details key={words} className="turn-change">
      <summary>{t(messages.change)}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="message" value={id} />
        <label className="field">
          <span className="sr-only">{t(messages.changeMessage)}</span>
          <textarea className="input" name="body" defaultValue={words} maxLength={5000} rows={3} required />
        </label>
        <Button size="small" variant="second" name="intent" value="change">
          {t(messages.saveChange)}
        </Button>
      </Form>
    </details>
  )
}

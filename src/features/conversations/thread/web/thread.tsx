import { Fragment, type MouseEvent, type ReactNode } from 'react'
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
import { RoutedForm } from '#design/form/plain-form.tsx'

type Props = {
  turns: readonly Turn[]
  /** The address of the older messages. */ earlier: string | null
  /** Fetches them in place. */ onEarlier?: (event: MouseEvent) => void
  /** Set if the viewer can answer messages. */ answering?: Answering | undefined
  /** The address of the messages up to a moment. */ addressBefore?: (moment: string) => string
  /** Renders an appointment; otherwise it is shown as text. */ renderCard?: ((turn: Turn) => ReactNode) | undefined
}

/** The messages from oldest to newest, with a menu on one's own. */
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

type LineProps = { turn: Turn; answering: Answering | undefined; /** The address of the answered message, if it is not here. */ elsewhere: string | null }

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

/** Asks for confirmation, because the text cannot be restored. */
function TakeBack({ id }: { id: string }) {
  const t = useT()
  return (
    <Menu label={t(messages.deleteMessage)} button={<Icon name="trash" size={18} />}>
      <RoutedForm method="post" preventScrollReset>
        <input type="hidden" name="message" value={id} />
        <button name="intent" value="take-back">
          <Icon name="trash" />
          {t(messages.deleteForGood)}
        </button>
      </RoutedForm>
    </Menu>
  )
}

/** Edits one's own message while that is allowed. It unfolds below the message, also without script. Saved text renders it again, which closes it. */
function ChangeWords({ id, words }: { id: string; words: string }) {
  const t = useT()
  return (
    <details key={words} className="turn-change">
      <summary>{t(messages.change)}</summary>
      <RoutedForm method="post" preventScrollReset>
        <input type="hidden" name="message" value={id} />
        <label className="field">
          <span className="sr-only">{t(messages.changeMessage)}</span>
          <textarea className="input" name="body" defaultValue={words} maxLength={5000} rows={3} required />
        </label>
        <Button size="small" variant="second" name="intent" value="change">
          {t(messages.saveChange)}
        </Button>
      </RoutedForm>
    </details>
  )
}

import { type MouseEvent, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Composer } from '#design/conversation/composer.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { Attach, AttachedFiles, useAttachments } from '#features/conversations/attachments/web/attached-files.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import { organizationWords as words } from '#features/conversations/model/organization-words.ts'
import type { ReadyText } from '#features/conversations/send/ready-text.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { AnsweredNow, type Answering } from './answering.tsx'

// Loaded ahead, because it is shown when there is no connection to load it.
const WaitingLine = lazyPart(() => import('./waiting-line.tsx').then((file) => file.WaitingLine))

type Props = (
  | { conversationId: string; asks?: never }
  | { conversationId?: never; /** The organization that is asked; the question starts or continues the conversation. */ asks: string }
) & {
  /** The key that makes a message count once, however often it is sent. */
  sendKey?: string
  outcome?: MessageOutcome['message'] | undefined
  /** Files are allowed. */
  mayAttach?: boolean
  /** The message being answered. */
  answering?: Answering | undefined
  /** The viewer's ready texts; null for those who do not answer for anybody. */
  readyTexts?: readonly ReadyText[] | null
}

/** The form to write a message. It keeps the text until the server has it, which stores it once. */
export function MessageForm(props: Props) {
  const { sentAt, onSubmit } = useSentAt(props.outcome)
  const goesOn = useRef(false)
  // Who sends by keyboard goes on typing: the new form takes the focus of the old one.
  const begin = useCallback((area: HTMLDivElement) => {
    if (goesOn.current) area.querySelector('textarea')?.focus()
    goesOn.current = false
    const byKey = ({ key: pressed, ctrlKey, metaKey }: KeyboardEvent) => {
      if (pressed === 'Enter' && (ctrlKey || metaKey)) goesOn.current = true
    }
    area.addEventListener('keydown', byKey)
    return () => area.removeEventListener('keydown', byKey)
  }, [])
  return (
    <div key={`${props.conversationId} ${sentAt}`} ref={begin} onSubmit={onSubmit} className="contents">
      <FormOf {...props} />
    </div>
  )
}

/**
 * The visit at which the last message of the form was sent. A sent message navigates, even if it had arrived before, and that resets
 * the form. A refused one does not, nor does any other act of the page: somebody may be typing meanwhile.
 */
function useSentAt(outcome: Outcome): { sentAt: string; onSubmit: () => void } {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, outcome, isSent: false, sentAt: key })
  if (last.key !== key) setLast({ key, outcome, isSent: false, sentAt: last.isSent && !outcome ? key : last.sentAt })
  else if (last.outcome !== outcome) setLast({ ...last, outcome, isSent: false })
  return { sentAt: last.sentAt, onSubmit: () => setLast((one) => ({ ...one, isSent: true })) }
}

function FormOf({ conversationId, asks, sendKey, outcome, mayAttach, readyTexts, answering }: Props) {
  const t = useT()
  const isByMail = new URLSearchParams(useLocation().search).get('via') === 'mail'
  // The page loads again with each new message; a text being typed keeps the key it started with.
  const [key] = useState(sendKey)
  const attached = useAttachments(conversationId ?? '')
  const intent = asks ? 'ask' : 'message'
  return (
    <PostForm
      intent={intent}
      preventScrollReset
      encType={mayAttach ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      // With a key, `WaitingLine` handles a lost connection.
      keeps={{ ...(!key && { offline: t(messages.offline) }), record: true, name: `${intent} ${conversationId ?? asks}` }}
    >
      {(sending) => (
        <>
          {key && <WaitingLine outcome={outcome} />}
          {outcome?.problem && (
            <div className="p-4">
              <Alert tone={outcome.asks ? 'warn' : 'danger'} live>
                <p>{outcome.problem}</p>
              </Alert>
            </div>
          )}
          {conversationId && <input type="hidden" name="conversation" value={conversationId} />}
          {asks && <input type="hidden" name="organization" value={asks} />}
          {outcome?.asks && <input type="hidden" name="asked" value={outcome.asks} />}
          {/* Not of type hidden, because it is part of the draft. Uncontrolled, because React would replace the draft's key with that of the new page. */}
          {key && <input name="key" defaultValue={key} readOnly hidden data-kept="" />}
          {isByMail && <input type="hidden" name="via" value="email" />}
          {answering && <AnsweredNow answering={answering} />}
          <AttachedFiles {...attached} />
          <Composer
            typed={outcome?.typed}
            busy={(sending && !outcome?.waits) || attached.isSending}
            wordless={attached.ids.length > 0}
            {...((mayAttach || readyTexts) && {
              start: (
                <>
                  {mayAttach && <Attach onChoose={attached.add} />}
                  {readyTexts && <ReadyTexts texts={readyTexts} />}
                </>
              ),
            })}
            words={{
              label: t(asks ? words.question : messages.writeMessage),
              send: t(asks ? words.ask : messages.send),
              busy: t(attached.isSending ? messages.sendingFile : messages.sending),
            }}
          />
        </>
      )}
    </PostForm>
  )
}

/** Ready texts: a click inserts one into the text field, to be edited before sending. Without script the server does it (`message-actions.ts`). */
function ReadyTexts({ texts }: { texts: readonly ReadyText[] }) {
  const t = useT()
  return (
    <div className="ready-texts">
      <Menu start label={t(messages.readyTexts)} buttonClass="icon-btn" button={<Icon name="copy" size={26} />}>
        {texts.length > 0 && (
          <ul className="ready-list">
            {texts.map(({ id, title, text }) => (
              <li key={id}>
                <button name="ready" value={text} formNoValidate aria-label={title} onClick={(event) => put(event, text)}>
                  <span className="min-w-0">
                    <span className="block font-semibold">{title}</span>
                    <span className="block truncate text-text-soft text-sm">{text}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {texts.length > 0 && <hr />}
        <Anchor href="/conversations/replies">
          <Icon name="pencil-simple" />
          {t(texts.length > 0 ? messages.changeReadyTexts : messages.firstReadyText)}
        </Anchor>
      </Menu>
    </div>
  )
}

/** Inserts a text at the cursor, on a line of its own. */
function put(event: MouseEvent<HTMLElement>, text: string): void {
  event.preventDefault()
  const { currentTarget } = event
  const field = currentTarget.closest('form')?.querySelector<HTMLTextAreaElement>('textarea[name=body]')
  if (!field) return
  const before = field.value.slice(0, field.selectionStart)
  field.focus()
  field.setRangeText(before === '' || before.endsWith('\n') ? text : `\n${text}`, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

type Outcome = MessageOutcome['message'] | undefined

import { useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Composer } from '#design/conversation/composer.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { ReadyText } from '#features/conversations/send/ready-text.ts'
import { organizationWords as words } from '#features/conversations/model/organization-words.ts'
import { Attach, AttachedFiles } from '#features/conversations/attachments/web/attached-files.tsx'
import { AnsweredNow } from './quoted.tsx'
import type { Answering } from './use-answering.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { ReadyTexts } from './ready-texts.tsx'
import { useAttachments } from '#features/conversations/attachments/web/use-attachments.ts'

// It is there before it is needed: who has no connection cannot fetch it any more.
const WaitingLine = lazyPart(() => import('./waiting-line.tsx').then((file) => file.WaitingLine))

type Props = (
  | { conversationId: string; asks?: never }
  | { conversationId?: never; /** The organization that is asked a question, which opens the conversation or goes on with it. */ asks: string }
) & {
  /** Under what it is sent, so that it counts once however often it is sent. */
  sendKey?: string
  outcome?: MessageOutcome['message'] | undefined
  /** Files may go along. */
  mayAttach?: boolean
  /** The message that is answered. */
  answering?: Answering | undefined
  /** What one has ready to say; null for who answers for nobody. */
  readyTexts?: readonly ReadyText[] | null
}

/** Where one writes. What was typed stays until the server has it, and arrives once. */
export function MessageForm(props: Props) {
  const { key } = useLocation()
  const [shown, setShown] = useState(key)
  // What was sent leads on to a place of its own, also when it had arrived before; what was not taken stays as it stands.
  if (!props.outcome && shown !== key) setShown(key)
  return <FormOf key={`${props.conversationId} ${shown}`} {...props} />
}

function FormOf({ conversationId, asks, sendKey, outcome, mayAttach, readyTexts, answering }: Props) {
  const t = useT()
  const isByMail = new URLSearchParams(useLocation().search).get('via') === 'mail'
  // The page is made anew with all that is said; what is being typed keeps the key it began with.
  const [key] = useState(sendKey)
  const attached = useAttachments(conversationId ?? '')
  const intent = asks ? 'ask' : 'message'
  return (
    <PostForm
      intent={intent}
      preventScrollReset
      encType={mayAttach ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      // What counts once waits for a connection by itself.
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
          {/* No hidden field: it is kept along with what was typed. Not React's value: that would put the new page's key in the place of the kept one. */}
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

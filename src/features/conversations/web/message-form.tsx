import { useT } from '#kernel/i18n/web/provider.tsx'
import { Composer } from '#design/conversation/composer.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { messages } from '#features/conversations/messages.ts'
import { organizationWords as words } from '#features/conversations/organization-words.ts'

type Props = (
  | { conversationId: string; asks?: never }
  | { conversationId?: never; /** A question, which opens the conversation or goes on with it. */ asks: true }
) & {
  /** The last of one's own; with a new one the field is empty again. */
  last: string | undefined
  outcome?: { typed: string; problem: string } | undefined
}

/** Where one writes: fixed at the bottom. What was typed stays when it could not be sent. */
export function MessageForm({ conversationId, asks, last, outcome }: Props) {
  const t = useT()
  return (
    <PostForm intent={asks ? 'ask' : 'message'} keeps={{ offline: t(messages.offline) }}>
      {(sending) => (
        <>
          {outcome && (
            <div className="p-4 pb-0">
              <Alert tone="danger" live>
                <p>{outcome.problem}</p>
              </Alert>
            </div>
          )}
          {conversationId && <input type="hidden" name="conversation" value={conversationId} />}
          <Composer
            key={last}
            typed={outcome?.typed}
            busy={sending}
            words={{ label: t(asks ? words.question : messages.writeMessage), send: t(asks ? words.ask : messages.send), busy: t(messages.sending) }}
          />
        </>
      )}
    </PostForm>
  )
}

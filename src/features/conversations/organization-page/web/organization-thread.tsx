import { useT } from '#kernel/i18n/web/provider.tsx'
import type { OrganizationConversation } from '#features/conversations/organization-page/fetch-organization-conversation.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { organizationWords as words } from '#features/conversations/model/organization-words.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { MessageForm } from '#features/conversations/thread/web/message-form.tsx'
import { Thread } from '#features/conversations/thread/web/thread.tsx'
import { useAnswering } from '#features/conversations/thread/web/answering.tsx'

type Props = {
  /** Null if it was never started. */
  conversation: OrganizationConversation | null
  /** Set for center staff: the organization that they ask. Otherwise the viewer is its admin, who answers. */
  asks?: string | undefined
  outcome?: MessageOutcome['message'] | undefined
}

/**
 * The conversation of a center with an organization about that organization, with the form to write. Its page uses
 * `organizationConversationAction`.
 */
export function OrganizationThread({ conversation: talk, asks, outcome }: Props) {
  const t = useT()
  const answering = useAnswering(talk?.turns ?? [], outcome !== undefined)
  const isStopped = talk?.status === 'blocked' || (talk?.status === 'closed' && !asks)
  return (
    <div className="border border-line rounded-lg bg-page overflow-hidden">
      <div className="p-4 md:p-6">
        {talk ? (
          <Thread turns={talk.turns} earlier={null} answering={isStopped || asks ? undefined : answering} />
        ) : (
          <p className="text-text-soft">{t(words.askFirst)}</p>
        )}
        <span id="laatste" />
      </div>
      {isStopped ? (
        <p className="p-4 border-t border-line text-text-soft">{t(messages[talk.status === 'blocked' ? 'blocked' : 'closed'])}</p>
      ) : asks ? (
        <MessageForm asks={asks} outcome={outcome} />
      ) : (
        talk && <MessageForm conversationId={talk.id} outcome={outcome} answering={answering} />
      )}
    </div>
  )
}

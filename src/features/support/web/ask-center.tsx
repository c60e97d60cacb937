import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { Conversation } from '#features/conversations/thread/web/conversation.tsx'
import type { SupportConversation } from '#features/support/fetch-support-conversation.ts'
import { supportWords as words } from '#features/support/messages.ts'
import type { AskOutcome } from './ask-action.ts'
import { AskForm } from './ask-form.tsx'
import { CenterContact } from './center-contact.tsx'

type Props = {
  /** Center staff: the questions of others are their work. */
  isCenter: boolean
  conversation: SupportConversation | null
  /** Shows only the messages before this one. */
  before: string | null
  sendKey: string
  outcome?: Partial<MessageOutcome & AskOutcome> | undefined
  center: Parameters<typeof CenterContact>[0]['center']
}

/** The conversation with the center, or the form that starts it; and other ways to contact the center. */
export function AskCenter({ isCenter, conversation: talk, before, sendKey, outcome, center }: Props) {
  const t = useT()
  const name = useCenterName()
  if (isCenter)
    return (
      <aside aria-labelledby="ask-title" className="self-start">
        <h2 id="ask-title" className="text-2xl">
          {t(words.yours)}
        </h2>
        <p className="mt-2">{t(words.yoursText)}</p>
        <LinkButton href="/conversations?subject=support" variant="second" className="mt-4">
          {t(words.toQuestions)}
        </LinkButton>
      </aside>
    )
  return (
    <aside aria-labelledby="ask-title" className="self-start min-w-0">
      <h2 id="ask-title" className="text-2xl">
        {t(words.askTitle)}
      </h2>
      <p className="mt-2 mb-4">{t(talk ? words.talkText : words.askText, { center: name })}</p>
      {talk && (
        <div className="talk-box">
          <Conversation
            key={String(before)}
            id={talk.id}
            status={talk.status}
            thread={talk.thread}
            latest={before && '/support'}
            addressBefore={(moment) => `/support?${new URLSearchParams({ before: moment })}`}
            sendKey={sendKey}
            away={talk.away}
            outcome={outcome?.message}
          />
        </div>
      )}
      {talk?.status === 'closed' && (
        <div className="mt-6">
          <AskForm sendKey={sendKey} outcome={outcome?.ask} label={t(words.askAgain)} />
        </div>
      )}
      {!talk && <AskForm sendKey={sendKey} outcome={outcome?.ask} />}
      <h3 className="mt-8 text-xl">{t(words.orCall)}</h3>
      <div className="mt-2">
        <CenterContact center={center} />
      </div>
    </aside>
  )
}

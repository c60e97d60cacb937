import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import type { ApplicationView } from '#features/applications/detail/application-view.ts'
import { ApplicationFacts } from '#features/applications/detail/web/application-facts.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { VerbBars } from '#features/applications/model/web/verb-bars.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import { conversationsAddress, type ConversationsAddress } from '#features/conversations/list/conversations-address.ts'
import { Letter } from '#features/conversations/thread/web/letter.tsx'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { ConversationHead } from '#features/conversations/thread/web/conversation-head.tsx'
import { Conversation } from '#features/conversations/thread/web/conversation.tsx'
import type { loadConversation } from './load-conversation.ts'

const MeetCard = lazyPart(() => import('#features/applications/detail/web/appointment-card.tsx').then((file) => file.AppointmentCard))

type Props = { open: Awaited<ReturnType<typeof loadConversation>>; address: ConversationsAddress; outcome?: MessageOutcome['message'] | undefined }

/** The conversation that is open, with the letter and the way to what it is about above it. */
export function OpenConversation({ open: { talk, about, thread, readyTexts, away, sendKey }, address, outcome }: Props) {
  const t = useT()
  const here = conversationsAddress({ ...address, before: null })
  const way = about
    ? { href: `/applications/${about.id}`, word: messages.toApplication }
    : talk.vacancyHref
      ? { href: talk.vacancyHref, word: messages.toVacancy }
      : talk.organizationHref && { href: talk.organizationHref, word: messages.toOrganization }
  return (
    <Conversation
      id={talk.id}
      status={talk.status}
      stopped={talk.stopped}
      other={talk.name}
      thread={thread}
      latest={address.before && here}
      addressBefore={(before) => conversationsAddress({ ...address, before })}
      sendKey={sendKey}
      outcome={outcome}
      renderCard={about ? (turn) => <MeetCard key={turn.id} turn={turn} about={about} /> : undefined}
      readyTexts={readyTexts}
      away={away}
    >
      <ConversationHead
        name={talk.name}
        about={talk.about}
        back={conversationsAddress({ ...address, open: null, before: null })}
        may={talk.may}
        isSide={talk.isOwn || talk.isTeam}
      />
      {about && !about.isOwn && about.motivation && <Letter name={about.firstName} text={about.motivation} />}
      {way && (
        <p className="talk-way">
          <LinkButton variant="second" className="w-full" href={way.href}>
            {t(way.word)}
          </LinkButton>
        </p>
      )}
    </Conversation>
  )
}

/** What the conversation is about, beside it where there is room. */
export function AboutConversation({ about }: { about: ApplicationView }) {
  const t = useT()
  return (
    <aside className="talks-about" aria-label={t(messages.isAbout)}>
      <ApplicationFacts {...about.about} motivation={null} />
      <div className="mt-8">
        <VerbBars status={about.status} word={about.statusWord} />
      </div>
      <p className="mt-4">
        <LinkButton variant="second" className="w-full" href={`/applications/${about.id}`}>
          {t(messages.toApplication)}
        </LinkButton>
      </p>
    </aside>
  )
}

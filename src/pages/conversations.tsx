import { type ActionFunctionArgs, type ClientActionFunctionArgs, type LoaderFunctionArgs, data, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Link } from '#design/link/link.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { absenceWords } from '#features/absence/messages.ts'
import type { ApplicationView } from '#features/applications/detail/application-view.ts'
import { cardToPin } from '#features/applications/detail/appointment-status.ts'
import { ApplicationFacts } from '#features/applications/detail/web/application-facts.tsx'
import { VerbBars } from '#features/applications/model/web/verb-bars.tsx'
import { type ConversationsAddress, conversationsAddress, readConversationsAddress } from '#features/conversations/list/conversations-address.ts'
import { fetchConversations } from '#features/conversations/list/fetch-conversations.ts'
import { conversationAction } from '#features/conversations/list/web/conversation-action.ts'
import { ConversationFilters } from '#features/conversations/list/web/conversation-filters.tsx'
import { ConversationList, NoConversations } from '#features/conversations/list/web/conversation-list.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import { type MessageOutcome, sendOrWait } from '#features/conversations/send/web/message-actions.ts'
import { ConversationHead } from '#features/conversations/thread/web/conversation-head.tsx'
import { Conversation } from '#features/conversations/thread/web/conversation.tsx'
import { Letter } from '#features/conversations/thread/web/letter.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useLiveRevalidation } from '#kernel/live/web/use-live-events.ts'
import { visitContext } from '#shell/context.ts'
import { loadConversation } from './load-conversation.ts'

const MeetCard = lazyPart(() => import('#features/applications/detail/web/appointment-card.tsx').then((file) => file.AppointmentCard))

type Props = { open: Awaited<ReturnType<typeof loadConversation>>; address: ConversationsAddress; outcome?: MessageOutcome['message'] | undefined }

/** The open conversation, below the link to its subject and the applicant's letter. */
function OpenConversation({ open: { talk, about, thread, readyTexts, away, sendKey }, address, outcome }: Props) {
  const t = useT()
  const here = conversationsAddress({ ...address, before: null })
  const pinned = about && cardToPin(thread.turns, about.steppable)
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
      renderCard={about ? (turn) => <MeetCard key={turn.id} turn={turn} about={about} isPinned={turn.id === pinned?.id} /> : undefined}
      pinned={pinned && <MeetCard key={pinned.id} turn={pinned} about={about} />}
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

/** The subject of the conversation, beside it where there is room. */
function AboutConversation({ about }: { about: ApplicationView }) {
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

export async function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { person, locale, center, view: usual, organizationId },
    pages,
    may,
    whenRead,
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const address = readConversationsAddress(request.url)
  const looker = { personId: person!.id, organizationIds: person!.roles.flatMap((role) => role.organizationId ?? []), centerName: center.name, locale }
  const [talks, open] = await Promise.all([
    fetchConversations(api, { ...looker, address, view: address.view ?? usual, organizationId }),
    address.open ? loadConversation(api, address.open, { ...looker, before: address.before, whenRead }) : null,
  ])
  return { address, usual, talks, open, thread: open?.thread ?? null, mayBeAway: may('absences.create') && pages.has('profile-edit') }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const address = readConversationsAddress(request.url)
  if (!address.open) throw data({ code: 'bad_request' }, { status: 400 })
  const form = await request.formData()
  const { locale, center } = context.get(visitContext).shell
  const back = conversationsAddress({ ...address, before: null })
  return await conversationAction(context.get(apiContext), form, { id: address.open, back, centerName: center.name, locale })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return await sendOrWait({ request, serverAction: serverAction<typeof action> })
}

export default function Conversations() {
  const t = useT()
  const { address, usual, talks, open, mayBeAway } = useLoaderData<typeof loader>()
  useLiveRevalidation()
  const outcome = useAnswer() as Partial<MessageOutcome> | undefined
  return (
    <div className={`talks -mx-4 md:-mx-8 -my-8 -mb-28 lg:-mb-8 ${open ? 'is-open' : 'pb-20 lg:pb-0'} ${open?.about ? 'has-about' : ''}`}>
      <div className="talks-list">
        <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-3 pb-3">
          <h1>{t(messages.conversations)}</h1>
          {mayBeAway && (
            <Link href="/profile-edit/settings#absence" className="talks-away">
              {t(absenceWords.title)}
            </Link>
          )}
        </div>
        <ConversationFilters address={address} usual={usual} />
        {talks.rows.length === 0 ? <NoConversations address={address} /> : <ConversationList {...talks} />}
      </div>
      <div className="talks-open">
        {open ? (
          <OpenConversation key={`${open.talk.id} ${address.before}`} open={open} address={address} outcome={outcome?.message} />
        ) : (
          <div className="p-8 self-center justify-self-center">
            <EmptyState title={t(messages.chooseOne)} tile="koffie">
              {t(messages.chooseOneText)}
            </EmptyState>
          </div>
        )}
      </div>
      {open?.about && <AboutConversation about={open.about} />}
    </div>
  )
}

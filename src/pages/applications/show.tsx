import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isUuid } from '#kernel/fields/uuid.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useLiveRevalidation } from '#kernel/live/web/use-live-events.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { fetchAway } from '#features/absence/fetch-away.ts'
import { cardToPin, hasOpenAppointment } from '#features/applications/detail/appointment-status.ts'
import { fetchApplication } from '#features/applications/detail/application-view.ts'
import { messages } from '#features/applications/model/messages.ts'
import { isOfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { ApplicationHead, ExpectedCard, Silence } from '#features/applications/detail/web/application-head.tsx'
import { isNote, noteAction, type NoteOutcome } from '#features/applications/notes/web/note-action.ts'
import { type ParentOutcome, parentAction } from '#features/applications/parental-consent/web/parent-action.ts'
import { type VerbOutcome, verbAction } from '#features/applications/step-form/web/verb-action.ts'
import { VerbChoices } from '#features/applications/transitions/web/verb-choices.tsx'
import { undoAction } from '#features/applications/transitions/web/undo-action.ts'
import { readConversationsAddress } from '#features/conversations/list/conversations-address.ts'
import { type MessageOutcome, sendOrWait, threadAction } from '#features/conversations/send/web/message-actions.ts'
import { fetchReplies } from '#features/reply-templates/fetch-replies.ts'
import { Conversation } from '#features/conversations/thread/web/conversation.tsx'
import { visitContext } from '#shell/context.ts'

const MeetCard = lazyPart(() => import('#features/applications/detail/web/appointment-card.tsx').then((file) => file.AppointmentCard))
const CaseFacts = lazyPart(() => import('#features/applications/detail/web/application-facts.tsx').then((file) => file.ApplicationFacts))
const Letter = lazyPart(() => import('#features/conversations/thread/web/letter.tsx').then((file) => file.Letter))
const UndoAlone = lazyPart(() => import('#features/applications/transitions/web/undo-alone.tsx').then((file) => file.UndoAlone))
const NoTalk = lazyPart(() => import('#features/applications/detail/web/no-conversation.tsx').then((file) => file.NoConversation))
const PhoneCard = lazyPart(() => import('#features/applications/notes/web/phone-card.tsx').then((file) => file.PhoneCard))
const TeamNotes = lazyPart(() => import('#features/applications/notes/web/team-notes.tsx').then((file) => file.TeamNotes))
const ScoreCard = lazyPart(() => import('#features/applications/notes/web/score-card.tsx').then((file) => file.ScoreCard))
const VacancyRow = lazyPart(() => import('#features/vacancies/presentation/web/vacancy-row.tsx').then((file) => file.VacancyRow))
const ParentCard = lazyPart(() => import('#features/applications/detail/web/parent-card.tsx').then((file) => file.ParentCard))

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const {
    shell: { person, locale, center, notifications },
    whenRead,
  } = context.get(visitContext)
  const { before } = readConversationsAddress(request.url)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('do')
  const undo = searchParams.get('undo')
  const api = context.get(apiContext)
  const organizationIds = person!.roles.flatMap((role) => role.organizationId ?? [])
  const found = await fetchApplication(api, params['id']!, {
    personId: person!.id,
    organizationIds,
    centerName: center.name,
    locale,
    before,
    whenRead,
    hasNews: notifications?.items.some(({ isNew, href }) => isNew && href === `/applications/${params['id']}`) ?? false,
  })
  const { isOwn, conversation } = found
  const isTeam = organizationIds.includes(conversation?.links['organization']?.id ?? '')
  const [readyTexts, away] =
    conversation && found.thread ? await Promise.all([fetchReplies(api, conversation, { isOwn, isTeam }), fetchAway(api, conversation.id, locale)]) : [null, []]
  return {
    ...found,
    readyTexts,
    away,
    before,
    unfolded: isOfferedVerb(asked) ? asked : null,
    operation: isUuid(undo) ? undo : null,
    sendKey: crypto.randomUUID(),
  }
}

export const handle = {
  title: ({ isOwn, person, about }: Awaited<ReturnType<typeof loader>>, locale: Locale) =>
    `${isOwn ? about.vacancy.title : person}. ${say(locale, messages.applications)}`,
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const id = params['id']!
  const form = await request.formData()
  const intent = form.get('intent')
  const said = await threadAction(api, form, { back: `/applications/${id}`, end: `/applications/${id}#laatste`, locale })
  if (said) return said
  if (intent === 'ask_parent') return await parentAction(api, form, { id, locale })
  const isAlone = request.headers.get('sec-fetch-mode') === 'navigate'
  if (isNote(intent)) return await noteAction(api, intent, form, { id, locale, isAlone })
  if (intent === 'undo') return await undoAction(api, form, { id, locale })
  if (isOfferedVerb(intent)) return await verbAction(api, intent, form, { id, locale, isAlone })
  throw data({ code: 'bad_request' }, { status: 400 })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return await sendOrWait({ request, serverAction: serverAction<typeof action> })
}

export default function Application() {
  const t = useT()
  const one = useLoaderData<typeof loader>()
  useLiveRevalidation()
  const outcome = useAnswer() as VerbOutcome | MessageOutcome | ParentOutcome | NoteOutcome | undefined
  const { id, isOwn, conversation, expected, notes } = one
  const turns = one.thread?.turns ?? []
  const isMeeting = hasOpenAppointment(turns)
  const pinned = cardToPin(turns, one.steppable)
  const expectedCard = expected && <ExpectedCard expected={expected} isOwn={isOwn} with={isOwn ? one.organization : one.person} />
  const noted = outcome && 'noted' in outcome ? outcome : undefined
  const steps = { open: one.unfolded, sent: outcome && 'step' in outcome ? outcome : undefined }
  return (
    <div className={isMeeting ? 'case is-meeting' : 'case'}>
      <div className="case-first">
        <ApplicationHead one={one} />
        <div className="case-now">
          {one.operation && <UndoAlone id={id} operation={one.operation} />}
          <Silence one={one} />
          {/* The notice about the missing reply says this already, and on a phone the conversation needs the space. */}
          {!(one.isTeam && one.isEscalated) && (
            <p className="case-next" aria-label={t(messages.whatNext)} role="note">
              {one.next}
            </p>
          )}
          {expectedCard}
          {one.parent && <ParentCard parent={one.parent} sent={outcome && 'askedParent' in outcome ? outcome : undefined} />}
          {!isOwn && conversation && one.motivation && (
            <div className="case-letter">
              <Letter name={one.firstName} text={one.motivation} />
            </div>
          )}
          <VerbChoices key={id} about={one.steppable} hasCard={isOwn && isMeeting} {...steps} />
          {notes.score && <ScoreCard score={notes.score} sent={noted} />}
        </div>
        {conversation && one.thread ? (
          <div className="case-talk talk-box">
            <Conversation
              key={String(one.before)}
              id={conversation.id}
              status={conversation.status}
              stopped={conversation.stopped}
              other={isOwn ? one.organization : one.person}
              thread={one.thread}
              latest={one.before && `/applications/${id}`}
              addressBefore={(before) => `/applications/${id}?${new URLSearchParams({ before })}`}
              sendKey={one.sendKey}
              readyTexts={one.readyTexts}
              away={one.away}
              outcome={outcome && 'message' in outcome ? outcome.message : undefined}
              renderCard={(turn) => <MeetCard key={turn.id} turn={turn} about={one} isPinned={turn.id === pinned?.id} />}
              pinned={pinned && <MeetCard key={pinned.id} turn={pinned} about={one} />}
            />
          </div>
        ) : (
          <NoTalk one={one} />
        )}
      </div>
      <div className="case-more" id="over">
        {isMeeting && expectedCard && <div className="case-expected">{expectedCard}</div>}
        <CaseFacts {...one.about} letter={null} />
        {notes.phone && (
          <div className="mt-6">
            <PhoneCard phone={notes.phone} sent={noted} />
          </div>
        )}
        <TeamNotes notes={notes} colleagues={one.colleagues} sent={noted} />
        <div className="mt-8">
          <VerbChoices key={id} about={one.steppable} only="withdraw" {...steps} />
        </div>
      </div>
      {one.alternatives.length > 0 && (
        <section className="case-alt">
          <h2 className="text-2xl">{t(messages.alternatives)}</h2>
          <div className="results mt-3">
            {one.alternatives.map((vacancy) => (
              <VacancyRow key={vacancy.id} vacancy={vacancy} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

import { type ActionFunctionArgs, type ClientActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { Conversation } from '#features/conversations/thread/web/conversation.tsx'
import { readConversationsAddress } from '#features/conversations/list/conversations-address.ts'
import { type MessageOutcome, sendOrWait, threadAction } from '#features/conversations/send/web/message-actions.ts'
import { fetchMatch } from '#features/one-on-one/match-page/fetch-match.ts'
import { actInMatch, type MatchAnswer } from '#features/one-on-one/match-page/match-action.ts'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'
import { MatchAside } from '#features/one-on-one/match-page/web/match-aside.tsx'
import { CaseAside, CaseFacts } from '#features/one-on-one/match-page/web/match-case.tsx'
import { MatchHead, MatchRequest, MatchSees, MatchSteps, namesIn } from '#features/one-on-one/match-page/web/match-view.tsx'
import { helpDeskPath, helpListPath, matchPath } from '#features/one-on-one/model/addresses.ts'
import { helpWords } from '#features/one-on-one/public-pages/page-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useLiveRevalidation } from '#kernel/live/web/use-live-events.ts'
import { useShell, visitContext } from '#shell/context.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const {
    shell: { locale, center },
    whenRead,
  } = context.get(visitContext)
  const { before } = readConversationsAddress(request.url)
  const found = await fetchMatch(context.get(apiContext), params['id']!, { locale, centerName: center.name, before, whenRead })
  return { ...found, before, sendKey: crypto.randomUUID() }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const id = params['id']!
  const path = matchPath(id)
  const form = await request.formData()
  const said = await threadAction(api, form, { back: path, end: `${path}#laatste`, locale })
  if (said) return said
  const { links } = await api.helpMatches.get(id, { include: ['conversation'], fields: { help_matches: ['conversation'] } })
  return await actInMatch(api, form, { id, talk: links.conversation?.id ?? null, locale, path })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return await sendOrWait({ request, serverAction: serverAction<typeof action> })
}

/** The page of both sides of a match, and of the coordinator of the case. */
export default function HelpMatchPage() {
  const t = useT()
  const { match, talk, thread, checkIns, people, before, sendKey } = useLoaderData<typeof loader>()
  const answer = useAnswer() as MatchAnswer | MessageOutcome | undefined
  const { center } = useShell()
  useLiveRevalidation()
  const path = matchPath(match.id)
  const { other } = namesIn(match)
  const isCase = match.side === 'center'
  const pressed = answer && 'intent' in answer ? answer : undefined
  return (
    <>
      <Breadcrumbs label={t(helpWords.crumbs)} crumbs={[{ href: isCase ? helpDeskPath : helpListPath, label: t(words.title) }]} current={other} />
      <div className="mt-6 grid lg:grid-cols-[minmax(0,1fr)_22rem] gap-10">
        <div className="min-w-0 grid gap-10 content-start">
          <div>
            <MatchHead match={match} />
            <div className="mt-6">
              <MatchSteps match={match} answer={pressed} />
            </div>
          </div>
          {isCase && match.startsOn && <CaseFacts match={match} checkIns={checkIns} />}
          {talk && thread && (
            <section>
              <h2 className="text-2xl">{t(isCase ? words.theirConversation : words.yourConversation)}</h2>
              <p className="my-2 text-text-soft">
                {isCase
                  ? t(words.youReadAlong)
                  : [
                      !match.isOver && t(words.third, { coordinator: match.coordinatorName ?? t(words.thirdNobody) }),
                      !match.isLive && t(match.isOver ? words.thirdOver : words.thirdMasked),
                    ]
                      .filter(Boolean)
                      .join(' ')}
              </p>
              {talk.status === 'blocked' && isCase && talk.may.includes('open') && (
                <PostForm intent="reopen" className="my-3">
                  <Button variant="second">{t(words.reopen)}</Button>
                </PostForm>
              )}
              <div className="talk-box">
                <Conversation
                  key={String(before)}
                  id={talk.id}
                  status={talk.status}
                  stopped={talk.status === 'blocked' ? 'center' : null}
                  other={other}
                  thread={thread}
                  latest={before && path}
                  addressBefore={(moment) => `${path}?${new URLSearchParams({ before: moment })}`}
                  sendKey={sendKey}
                  outcome={answer && 'message' in answer ? answer.message : undefined}
                />
              </div>
            </section>
          )}
          <MatchRequest match={match} />
          {!isCase && !match.isOver && <MatchSees town={match.town} />}
        </div>
        {isCase ? <CaseAside match={match} people={people} /> : <MatchAside match={match} hasTalk={talk !== null} phone={center.phone} />}
      </div>
    </>
  )
}

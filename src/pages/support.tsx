import { type ActionFunctionArgs, type ClientActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useLiveRevalidation } from '#kernel/live/web/use-live-events.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { readConversationsAddress } from '#features/conversations/list/conversations-address.ts'
import { type MessageOutcome, sendOrWait } from '#features/conversations/send/web/message-actions.ts'
import { answers, audiencesOf } from '#features/support/answers.ts'
import { fetchSupportConversation } from '#features/support/fetch-support-conversation.ts'
import { maxCharacters } from '#features/support/find-answers.ts'
import { supportWords as words } from '#features/support/messages.ts'
import { askAction, type AskOutcome } from '#features/support/web/ask-action.ts'
import { AnswerList } from '#features/support/web/answer-list.tsx'
import { AskCenter } from '#features/support/web/ask-center.tsx'
import { useShell, visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { person, locale, center } = visit.shell
  const { before } = readConversationsAddress(request.url)
  const isCenter = hasRole(person!, caseStaff)
  const talk = isCenter
    ? null
    : await fetchSupportConversation(context.get(apiContext), { personId: person!.id, centerName: center.name, locale, before, whenRead: visit.whenRead })
  const mayOpen = (path: string) => {
    const page = visit.pages.get(path)
    return page !== undefined && (!page.needs || visit.may(page.needs)) && (!page.organization || visit.shell.organizationId !== null)
  }
  return {
    asked: cutText(new URL(request.url).searchParams.get('q') ?? '', maxCharacters),
    groups: audiencesOf(person!.roles).map((audience) => ({
      audience,
      answers: answers[audience].map(({ key, question, answer, also, way }) => ({
        key,
        question: say(locale, question),
        answer: typeof answer[locale] === 'string' ? answer[locale] : answer[locale]({ center: center.name }),
        also: also ? say(locale, also) : '',
        way: way && mayOpen(way.page) ? { href: way.href ?? `/${way.page}`, label: say(locale, way.label) } : null,
      })),
    })),
    isCenter,
    talk,
    thread: talk?.thread ?? null,
    before,
    sendKey: crypto.randomUUID(),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  return await askAction(context.get(apiContext), await request.formData(), context.get(visitContext).shell.locale)
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return await sendOrWait({ request, serverAction: serverAction<typeof action> })
}

/** Answers to frequent questions, and how to reach the center (decisions 33). */
export default function Support() {
  const t = useT()
  const { asked, groups, isCenter, talk, before, sendKey } = useLoaderData<typeof loader>()
  useLiveRevalidation()
  const outcome = useAnswer() as Partial<MessageOutcome & AskOutcome> | undefined
  return (
    <>
      <PageHead
        title={t(words.title)}
        text={
          <>
            {t(words.text)}{' '}
            <a className="link lg:hidden" href="#ask-title">
              {t(isCenter ? words.yours : words.askTitle)}
            </a>
          </>
        }
      />
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_26rem] xl:grid-cols-[minmax(0,1fr)_30rem] lg:gap-14">
        <section aria-label={t(words.search)} className="min-w-0">
          <AnswerList key={asked} groups={groups} asked={asked} />
        </section>
        <AskCenter {...{ isCenter, conversation: talk, before, sendKey, outcome }} center={useShell().center} />
      </div>
    </>
  )
}

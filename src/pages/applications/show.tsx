import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { fetchApplication } from '#features/applications/fetch-application.ts'
import { messages } from '#features/applications/messages.ts'
import { declineReasons, isPlaced, withdrawReasons } from '#features/applications/states.ts'
import { CaseFacts } from '#features/applications/web/case-facts.tsx'
import { decideAction, isVerb, type DecideOutcome } from '#features/applications/web/decide-action.ts'
import { ReasonForm } from '#features/applications/web/reason-form.tsx'
import { StepBars } from '#features/applications/web/step-bars.tsx'
import { StepButtons } from '#features/applications/web/step-buttons.tsx'
import { readTalkAddress } from '#features/conversations/talk-address.ts'
import { Letter } from '#features/conversations/web/letter.tsx'
import { notReached, sendMessage, takeBack, type MessageOutcome } from '#features/conversations/web/message-actions.ts'
import { useNews } from '#kernel/live/web/use-news.ts'
import { Talk } from '#features/conversations/web/talk.tsx'
import { VacancyRow } from '#features/vacancies/web/vacancy-row.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const {
    shell: { person, locale, notifications },
    whenRead,
  } = context.get(visitContext)
  const { before } = readTalkAddress(request.url)
  const found = await fetchApplication(context.get(apiContext), params['id']!, {
    personId: person!.id,
    organizationIds: person!.roles.flatMap((role) => role.organizationId ?? []),
    locale,
    before,
    whenRead,
    hasNews: notifications?.items.some(({ isNew, href }) => isNew && href === `/applications/${params['id']}`) ?? false,
  })
  return { ...found, before, sendKey: crypto.randomUUID() }
}

export const handle = {
  title: ({ isOwn, person, about }: Awaited<ReturnType<typeof loader>>, locale: Locale) =>
    `${isOwn ? about.vacancy.title : person}. ${say(locale, messages.applications)}`,
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const id = params['id']!
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'message') return await sendMessage(api, form, `/applications/${id}#laatste`, context.get(visitContext).shell.locale)
  if (intent === 'take-back') return await takeBack(api, form, `/applications/${id}`)
  if (isVerb(intent)) return await decideAction(api, intent, form, id, context.get(visitContext).shell.locale)
  throw data({ code: 'bad_request' }, { status: 400 })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  return await serverAction<typeof action>().catch((error: unknown) => notReached(form, error))
}

export default function Application() {
  const t = useT()
  const one = useLoaderData<typeof loader>()
  useNews()
  const outcome = useActionData() as Partial<DecideOutcome & MessageOutcome> | undefined
  const { isOwn, status, verbs, conversation } = one
  const title = isOwn ? one.about.vacancy.title : one.person
  const canDo = verbs.length > 0
  return (
    <>
      <Breadcrumbs
        label={t(messages.applications)}
        crumbs={[{ href: '/applications', label: t(isOwn ? messages.yourApplications : messages.applications) }]}
        current={title}
      />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-3xl md:text-4xl min-w-0 break-words">{title}</h1>
        <div className="w-full sm:w-64">
          <StepBars status={status} word={one.statusWord} />
        </div>
      </div>
      {one.isEscalated && !isOwn && (
        <div className="mt-4">
          <Alert tone="warn" title={t(messages.silenceTitle)}>
            <p>
              {one.isTeam
                ? t(messages.silenceTeam, { name: one.firstName, days: one.waits ?? 14 })
                : t(messages.silenceText, { organization: one.organization, days: one.waits ?? 14 })}
            </p>
          </Alert>
        </div>
      )}
      {outcome?.decide?.problem && !['decline', 'withdraw'].includes(outcome.decide.verb) && (
        <div className="mt-4">
          <Alert tone="danger" live>
            <p>{outcome.decide.problem}</p>
          </Alert>
        </div>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-12 items-start lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6 lg:col-start-2 min-w-0">
          <section aria-labelledby="next">
            <h2 id="next" className="text-xl">
              {t(messages.whatNext)}
            </h2>
            <p className="mt-1">{one.next}</p>
          </section>
          {!isOwn && conversation && one.motivation && (
            <div className="border border-line rounded-lg overflow-hidden">
              <Letter name={one.firstName} text={one.motivation} />
            </div>
          )}
          {canDo && (
            <section aria-label={t(messages.yourChoice)} className="grid gap-3">
              <StepButtons verbs={verbs} status={status} name={one.firstName} />
              {verbs.includes('decline') && (
                <ReasonForm
                  verb="decline"
                  reasons={declineReasons}
                  outcome={outcome?.decide}
                  words={{ name: one.firstName, text: t(messages.kindWordsText, { name: one.firstName, vacancy: one.about.vacancy.title }) }}
                />
              )}
              {verbs.includes('withdraw') && <ReasonForm verb="withdraw" isPlaced={isPlaced(status)} reasons={withdrawReasons} outcome={outcome?.decide} />}
            </section>
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1 lg:row-span-2">
          {conversation && one.thread ? (
            <div className="talk-box">
              <Talk
                key={String(one.before)}
                id={conversation.id}
                status={conversation.status}
                thread={one.thread}
                latest={one.before && `/applications/${one.id}`}
                addressBefore={(before) => `/applications/${one.id}?${new URLSearchParams({ before })}`}
                sendKey={one.sendKey}
                outcome={outcome?.message}
              />
            </div>
          ) : (
            <p className="text-text-soft">{t(messages.conversationHidden)}</p>
          )}
          {one.alternatives.length > 0 && (
            <section className="mt-10">
              <h2 className="text-2xl">{t(messages.alternatives)}</h2>
              <div className="results mt-3">
                {one.alternatives.map((vacancy) => (
                  <VacancyRow key={vacancy.id} vacancy={vacancy} />
                ))}
              </div>
            </section>
          )}
        </div>
        <div className="min-w-0 lg:col-start-2 self-start">
          <CaseFacts {...one.about} />
        </div>
      </div>
    </>
  )
}

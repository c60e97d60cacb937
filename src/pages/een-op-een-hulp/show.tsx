import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { FactGrid } from '#design/facts/fact-grid.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { TelLink } from '#design/link/tel-link.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { answerAction, type AnswerOutcome } from '#features/one-on-one/match-page/answer-action.ts'
import { AnswerForm } from '#features/one-on-one/match-page/web/answer-form.tsx'
import { helpListPath } from '#features/one-on-one/model/addresses.ts'
import { categoryTiles, categoryWords, frequencyWords, kindWords } from '#features/one-on-one/model/code-words.ts'
import { fetchOwn } from '#features/one-on-one/own/fetch-own.ts'
import { ownWords } from '#features/one-on-one/own/own-words.ts'
import { OwnPanel } from '#features/one-on-one/own/web/own-panel.tsx'
import { helpWords as words } from '#features/one-on-one/public-pages/page-words.ts'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { languageName } from '#kernel/i18n/spoken-languages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { useShell, visitContext } from '#shell/context.ts'

const shownFields = ['kind', 'category', 'title', 'publicText', 'firstName', 'town', 'frequency', 'dayparts', 'preferredLanguage', 'status'] as const

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { locale, person } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const id = params.id!
  const [shown, own] = await Promise.all([api.helpRequests.get(id, { fields: { help_requests: shownFields } }), person === null ? null : fetchOwn(api, id)])
  const category = shown.category ?? 'other'
  return {
    shown,
    own,
    isSignedIn: person !== null,
    category,
    when: whenInWords(shown.dayparts ?? [], locale),
    language: shown.preferredLanguage ? languageName(shown.preferredLanguage, locale) : null,
    url: new URL(`${helpListPath}/${id}`, request.url).href,
    // Neither the words nor the name: a title stands in histories and on screens that others see (quality T27).
    title: `${say(locale, words.title)}: ${say(locale, categoryWords[category]).toLowerCase()}`,
  }
}

const acts = {
  extend: ownWords.extended,
  withdraw: ownWords.withdrawnNow,
  close: ownWords.closedNow,
  ask_consent: ownWords.asked,
} as const

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const id = params.id!
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  if (intent === 'answer') return await answerAction(api, form, { id, locale })
  const done = (path: string, sentence: string) => redirect(path, { status: 303, headers: { 'set-cookie': toastCookieHeader(sentence) } })
  try {
    if (intent === 'remove') {
      await api.helpRequests.remove(id)
      return done(helpListPath, say(locale, ownWords.removed))
    }
    if (!Object.hasOwn(acts, intent)) return data({ problem: null }, 400)
    const verb = intent as keyof typeof acts
    await api.helpRequests.callVerb(id, verb)
    return done(`${helpListPath}/${id}`, say(locale, acts[verb]))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    return data({ problem: error.message }, 409)
  }
}

export const handle = { title: ({ title }: { title: string }) => title }

/** One request or offer: what visitors read, and for whoever made it how it stands. */
export default function HelpRequestPage() {
  const [t, locale] = [useT(), useLocale()]
  const { shown, own, isSignedIn, category, when, language, url, title } = useLoaderData<typeof loader>()
  const answer = useAnswer() as { problem: string | null } | AnswerOutcome | undefined
  const { center } = useShell()
  const isShown = shown.publicText !== null && (own === null || shown.status === 'open')
  const name = shown.firstName ?? ''
  const lang = locale === 'en' ? 'nl' : undefined
  const facts = [
    ...(shown.frequency ? [{ icon: 'arrows-clockwise', question: t(words.often), answer: t(frequencyWords[shown.frequency]) } as const] : []),
    { icon: 'calendar-blank', question: t(words.when), answer: when || t(words.whenAny) } as const,
    ...(language ? [{ icon: 'translate', question: t(words.language), answer: language } as const] : []),
    { icon: 'hand-heart', question: t(words.about), answer: t(categoryWords[category]) } as const,
  ]
  return (
    <>
      <PageMeta {...{ url, title }} description={t(words.description)} hidden />
      <div className="wrap pt-6 pb-4">
        <Breadcrumbs label={t(words.crumbs)} crumbs={[{ href: helpListPath, label: t(words.title) }]} current={t(categoryWords[category])} />
      </div>
      <div className="wrap grid lg:grid-cols-[minmax(0,1fr)_23.5rem] gap-10 xl:gap-20 pb-12">
        <article className="min-w-0">
          <div className="flex gap-5 items-start">
            <Tile name={categoryTiles[category]} round="large" tone={shown.kind === 'offer' ? 'second' : 'soft'} className="!w-20 md:!w-28" />
            <div className="min-w-0">
              <p className="text-text-soft">{t(kindWords[shown.kind])}</p>
              <h1 className="break-words" lang={lang}>
                {shown.title ? `‘${shown.title}’` : t(categoryWords[category])}
              </h1>
              <p className="mt-3 flex flex-wrap gap-3 items-center">
                {name && <strong className="text-lg">{name}</strong>}
                {shown.town && <Sign pin>{shown.town}</Sign>}
              </p>
            </div>
          </div>
          {shown.publicText && (
            <section className="mt-8">
              <h2 className="text-2xl mb-2">{t(words.says, { name })}</h2>
              <p className="text-lg whitespace-pre-line break-words" lang={lang}>
                {shown.publicText}
              </p>
            </section>
          )}
          <div className="mt-8 border-b border-line">
            <FactGrid facts={facts} />
          </div>
          <p className="mt-6 text-text-soft">{t(words.hidden)}</p>
        </article>
        <aside className="min-w-0 self-start grid gap-6">
          {own && <OwnPanel own={own} problem={answer && 'problem' in answer ? answer.problem : null} />}
          {isShown && own === null && isSignedIn && (
            <AnswerForm isOffer={shown.kind === 'offer'} outcome={answer && 'answering' in answer ? answer : undefined} />
          )}
          {isShown && own === null && !isSignedIn && (
            <section className="sheet sheet-pad">
              <h2 className="text-2xl">{t(words.canYou)}</h2>
              <p className="mt-2">{t(words.canYouText)}</p>
              <p className="mt-4">
                <LinkButton href="/contactformulier">{t(words.write)}</LinkButton>
              </p>
              {center.phone && (
                <p className="mt-3">
                  {t(words.call)} <TelLink phone={center.phone} />
                </p>
              )}
            </section>
          )}
          <p className="text-text-soft">{t(words.emergency)}</p>
        </aside>
      </div>
    </>
  )
}

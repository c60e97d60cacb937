import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { mayExport } from '#features/exports/may-export.ts'
import { fetchChosen } from '#features/files/picker/fetch-chosen.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { fetchList } from '#features/lists/fetch-list.ts'
import { readList } from '#features/lists/list.ts'
import { type EditedNews, editedInclude, fetchRelated, saveNews, valuesOf } from '#features/news/editor/edited-news.ts'
import { sampleNews } from '#features/news/editor/sample-news.ts'
import { newsAddress } from '#features/news/presentation/news-facts.ts'
import { newsList } from '#features/news/staff-list/news-list.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { visitContext } from '#shell/context.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>
const editedIn = (request: Request) => cutText(new URL(request.url).searchParams.get('edit'), 40) ?? null

/** News as a part of /content (ADR 0040): all of it, or the editor of one article. */
export async function loadNewsPart({ context, request }: Asked) {
  const api = context.get(apiContext)
  const { may, flags, shell } = context.get(visitContext)
  const mayTake = may('exports.create') && mayExport(shell.person!, 'news')
  const isBilingual = flags.internationalisation
  const id = editedIn(request)
  if (id === 'new') return { part: 'news' as const, shows: 'new' as const }
  if (id !== null) {
    const article = await nullIfNotFound(api.news.get(id, { include: editedInclude }))
    if (!article) throw redirect('/content?part=news', { headers: { 'set-cookie': toastCookieHeader(say(shell.locale, words.gone)) } })
    const { image, meta, title, status, publishedAt, titleEn, changedAt, relatedVacancies } = article
    const edited: EditedNews = {
      id: article.id,
      title,
      href: newsAddress(article, shell.locale),
      status,
      publishedAt,
      savedAt: changedAt,
      isTranslated: titleEn !== null,
      version: meta.version,
      permissions: meta.permissions,
      values: valuesOf(article, isBilingual),
      picture: image && pictureOf(image),
      related: await fetchRelated(api, relatedVacancies ?? []),
    }
    return { part: 'news' as const, shows: 'one' as const, article: edited, isBilingual }
  }
  const page = await fetchList(api.news, newsList, readList(newsList, request.url))
  return { part: 'news' as const, shows: 'all' as const, page, isBilingual, mayWrite: may('news.create'), mayTake }
}

/** Creates an article, or saves the one that is open. */
export async function newsPartAction({ context, request }: Asked) {
  const api = context.get(apiContext)
  const { flags, shell } = context.get(visitContext)
  const { locale } = shell
  const sent = await request.formData()
  const id = editedIn(request)
  if (id === null || id === 'new') {
    const title = cutText(String(sent.get('title') ?? ''), 500)
    const begins = sent.has('sample') ? sampleNews(shell.center, flags.internationalisation) : { title }
    try {
      const begun = await api.news.create(begins)
      return redirect(`/content?part=news&edit=${begun.id}`, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words.begun)) } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      return data({ title, error: error.fields['title'] ?? error.message }, 422)
    }
  }
  const { outcome } = await saveNews({ client: api.news, id, data: sent, locale, isBilingual: flags.internationalisation })
  if ('refused' in outcome) {
    const { refused } = outcome
    return data<FormAnswer>({ ...refused, ...(refused.conflict && { pictures: await fetchChosen(api.files, refused.conflict.links) }) }, refused.status)
  }
  return redirect(`/content?part=news&edit=${id}`, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words.saved)) } })
}

import type { LoaderFunctionArgs } from 'react-router'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { newsList } from '#features/news/staff-list/news-list.ts'
import { partnerList } from '#features/partners/partner-list.ts'
import { ContentFrame } from './content-frame.tsx'
import { formsPartAction, loadFormsPart } from './forms-part.ts'
import { newsPartAction, loadNewsPart } from './news-part.ts'
import { partnersPartAction, loadPartnersPart } from './partners-part.ts'

const ListExport = lazyPart(() => import('#features/exports/web/list-export.tsx').then((file) => file.ListExport))
const PartnerBoard = lazyPart(() => import('#features/partners/web/partner-board.tsx').then((file) => file.PartnerBoard))
const NewsBoard = lazyPart(() => import('#features/news/staff-list/web/news-board.tsx').then((file) => file.NewsBoard))
const PartnerEditor = lazyPart(() => import('#features/partners/web/partner-editor.tsx').then((file) => file.PartnerEditor))
const NewsBegin = lazyPart(() => import('#features/news/editor/web/news-begin.tsx').then((file) => file.NewsBegin))
const NewsEditor = lazyPart(() => import('#features/news/editor/web/news-editor.tsx').then((file) => file.NewsEditor))
const FormsPart = lazyPart(() => import('./forms-view.tsx').then((file) => file.FormsPart))

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>

const parts = {
  news: { load: loadNewsPart, act: newsPartAction },
  partners: { load: loadPartnersPart, act: partnersPartAction },
  forms: { load: loadFormsPart, act: formsPartAction },
} as const

/** Which part of /content an address names (ADR 0040); null for the pages of the site. */
export function partOf(request: Request): keyof typeof parts | null {
  const name = new URL(request.url).searchParams.get('part')
  return name === 'news' || name === 'partners' || name === 'forms' ? name : null
}

export async function loadPart(asked: Asked) {
  const part = partOf(asked.request)
  return part && (await parts[part].load(asked))
}

export async function partAction(asked: Asked) {
  const part = partOf(asked.request)
  return part && (await parts[part].act(asked))
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadPart>>>

/** A part of /content other than the pages of the site. */
export function ContentPart({ loaded, answer }: { loaded: Loaded; answer: unknown }) {
  if (loaded.part === 'forms') return <FormsPart loaded={loaded} answer={answer} />
  if (loaded.part === 'news') {
    if (loaded.shows === 'new') return <NewsBegin fault={answer as { title: string; error: string } | undefined} />
    if (loaded.shows === 'all')
      return <ContentFrame current="news" work={<NewsBoard {...loaded} tools={loaded.mayTake && <ListExport list={newsList} page={loaded.page} />} />} />
    const { article, isBilingual } = loaded
    return <NewsEditor key={article.id} article={article} isBilingual={isBilingual} answer={answer as FormAnswer | undefined} />
  }
  return loaded.shows === 'all' ? (
    <ContentFrame current="partners" work={<PartnerBoard {...loaded} tools={loaded.mayTake && <ListExport list={partnerList} page={loaded.page} />} />} />
  ) : (
    <PartnerEditor key={loaded.partner?.id ?? 'new'} partner={loaded.partner} isBilingual={loaded.isBilingual} answer={answer as FormAnswer | undefined} />
  )
}

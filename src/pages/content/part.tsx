import type { LoaderFunctionArgs } from 'react-router'
import { later } from '#design/later/later.tsx'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { answerListOf } from '#features/center-forms/answer-list.ts'
import { AnswerBoard } from '#features/center-forms/web/answer-board.tsx'
import { AnswerPanel } from '#features/center-forms/web/answer-panel.tsx'
import { FormBoard, OpenedFormPanel } from '#features/center-forms/web/form-board.tsx'
import { writeList } from '#features/lists/list.ts'
import { NewsBegin } from '#features/news/web/news-begin.tsx'
import { ContentFrame } from './content-frame.tsx'
import { actInFormsPart, loadFormsPart } from './forms-part.ts'
import { actInNewsPart, loadNewsPart } from './news-part.ts'
import { actInPartnersPart, loadPartnersPart } from './partners-part.ts'

const PartnerBoard = later(() => import('#features/partners/web/partner-board.tsx').then((file) => file.PartnerBoard))
const NewsBoard = later(() => import('#features/news/web/news-board.tsx').then((file) => file.NewsBoard))
const PartnerEditor = later(() => import('#features/partners/web/partner-editor.tsx').then((file) => file.PartnerEditor))
const NewsEditor = later(() => import('#features/news/web/news-editor.tsx').then((file) => file.NewsEditor))
type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>

const parts = {
  news: { load: loadNewsPart, act: actInNewsPart },
  partners: { load: loadPartnersPart, act: actInPartnersPart },
  forms: { load: loadFormsPart, act: actInFormsPart },
} as const

/** Which part of /content an address names (ADR 0040); null for its pages. */
export function partOf(request: Request): keyof typeof parts | null {
  const name = new URL(request.url).searchParams.get('part')
  return name === 'news' || name === 'partners' || name === 'forms' ? name : null
}

export async function loadPart(asked: Asked) {
  const part = partOf(asked.request)
  return part && (await parts[part].load(asked))
}

export async function actInPart(asked: Asked) {
  const part = partOf(asked.request)
  return part && (await parts[part].act(asked))
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadPart>>>

/** A part of /content that is no page of the site. */
export function ContentPart({ loaded, answer }: { loaded: Loaded; answer: unknown }) {
  if (loaded.part === 'forms') return <FormsPart loaded={loaded} answer={answer} />
  if (loaded.part === 'news') {
    if (loaded.shows === 'new') return <NewsBegin fault={answer as { title: string; error: string } | undefined} />
    if (loaded.shows === 'all')
      return <ContentFrame current="news" work={<NewsBoard page={loaded.page} isBilingual={loaded.isBilingual} mayWrite={loaded.mayWrite} />} />
    const { article, isBilingual } = loaded
    return <NewsEditor key={article.id} article={article} isBilingual={isBilingual} answer={answer as FormAnswer | undefined} />
  }
  return loaded.shows === 'all' ? (
    <ContentFrame current="partners" work={<PartnerBoard page={loaded.page} mayWrite={loaded.mayWrite} />} />
  ) : (
    <PartnerEditor key={loaded.partner?.id ?? 'new'} partner={loaded.partner} isBilingual={loaded.isBilingual} answer={answer as FormAnswer | undefined} />
  )
}

function FormsPart({ loaded, answer }: { loaded: Extract<Loaded, { part: 'forms' }>; answer: unknown }) {
  if (loaded.shows === 'all')
    return (
      <>
        <ContentFrame
          current="forms"
          work={<FormBoard page={loaded.page} mayCreate={loaded.mayCreate} fault={answer as { title: string; error: string } | undefined} />}
        />
        <OpenedFormPanel {...loaded} />
      </>
    )
  const { form, tally, page, openId, opened, steps, mayUpdate, mayRemove } = loaded
  const closed = writeList(answerListOf(form.id), page.asked, { page: page.asked.page })
  return (
    <>
      <ContentFrame current="forms" work={<AnswerBoard form={form} tally={tally} page={page} mayUpdate={mayUpdate} />} />
      {openId && <AnswerPanel answer={opened} openId={openId} closed={closed} mayRemove={mayRemove} {...steps} />}
    </>
  )
}

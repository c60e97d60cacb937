import { text } from '#kernel/fields/field.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { messages as pageWords } from '#design/page/messages.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { mayExport } from '#features/exports/may-export.ts'
import type { StarterPage } from '#features/pages/beginnings/starter-home.ts'
import { type Menu, menus } from '#features/menu-items/menu-item.ts'
import type { PlacedLine } from '#features/menu-items/web/menu-place.tsx'
import { addressOfRoute, routeNames, routeOf } from '#features/menu-items/menu-routes.ts'
import type { Block } from '#features/pages/blocks/block.ts'
import type { Findings, SiteLinks } from '#features/pages/editor/web/page-editor-context.ts'
import { editorWords as words } from '#features/pages/editor/web/editor-words.ts'
import { contentIn } from '#features/pages/editor/web/page-item.ts'
import { memoizedClient } from '#features/pages/blocks/web/block-query.ts'
import { emptyBlocks } from '#features/pages/blocks/web/empty-blocks.ts'
import { samplePage } from '#features/pages/beginnings/sample-pages.ts'
import { isSampleKey } from '#features/pages/beginnings/sample-titles.ts'
import { PageList } from '#features/pages/staff-list/web/page-list.tsx'
import { visitContext } from '#shell/context.ts'
import { ContentFrame } from './content-frame.tsx'
import type { TreePage } from './page-tree.tsx'
import { partAction, ContentPart, loadPart } from './part.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

const ExportButton = lazyPart(() => import('#features/exports/web/export-button.tsx').then((file) => file.ExportButton))
const ListPages = lazyPart(() => import('#features/pages/staff-list/web/list-pages.tsx').then((file) => file.ListPages))
const SamplePages = lazyPart(() => import('#features/pages/staff-list/web/sample-pages.tsx').then((file) => file.SamplePages))
const PageEditor = lazyPart(() => import('#features/pages/editor/web/page-editor.tsx').then((file) => file.PageEditor))
const PageTree = lazyPart(() => import('./page-tree.tsx').then((file) => file.PageTree))
const MenuPlace = lazyPart(() => import('#features/menu-items/web/menu-place.tsx').then((file) => file.MenuPlace))
const maxShown = 100

export async function loader({ context, request }: LoaderFunctionArgs) {
  const part = await loadPart({ context, request })
  return part ? { part, pages: null } : { part: null, pages: await loadPages({ context, request }) }
}

async function loadPages({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const api = context.get(apiContext)
  const { may, flags, shell } = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('item')
  const asked = searchParams.get('page') ?? ''
  const number = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const item = id === null ? null : await nullIfNotFound(api.contentItems.get(cutText(id, 40)))
  if (id !== null && item === null) throw redirect('/content')
  const { items: rows, total } = item
    ? { items: [], total: 0 }
    : await api.contentItems.list({
        page: { number, size: maxShown },
        fields: { content_items: ['titleNl', 'slugNl', 'isHome', 'status', 'hasChanges', 'updatedAt', 'changedByName', 'deadLinks', 'silentPictures'] },
      })
  return {
    item,
    findings: item ? await findingsOf({ context, item }) : null,
    ...(item ? await besideOf(context) : { links: null, tree: null }),
    rows: rows.toSorted((a, b) => Number(b.isHome) - Number(a.isHome)),
    number,
    pages: Math.ceil(total / maxShown),
    beginnings: item ? [] : ((await api.request('GET', 'content_items/beginnings')).meta as unknown as { beginnings: StarterPage[] }).beginnings,
    mayCreate: may('content_items.create'),
    mayChange: may('content_items.update'),
    mayTake: may('exports.create') && mayExport(shell.person!, 'content_items'),
    isBilingual: flags.internationalisation,
    flags,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const done = await partAction({ context, request })
  if (done) return done
  const api = context.get(apiContext)
  const sent = await request.formData()
  const sample = sent.get('sample')
  if (isSampleKey(sample)) {
    const { id } = await api.contentItems.create(samplePage(sample, context.get(visitContext).shell.center))
    return redirect(`/content?item=${id}`)
  }
  const begun = sent.get('begin')
  if (begun !== null) return redirect(`/content?item=${await begin(api, String(begun))}`)
  const titleNl = String(sent.get('titleNl') ?? '')
  try {
    const { id } = await api.contentItems.create({ titleNl })
    return redirect(`/content?item=${id}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { fault: Object.values(error.fields)[0] ?? error.message, titleNl }
  }
}

/** Advice on a page in its saved form, and the blocks that have nothing to show. */
async function findingsOf({ context, item }: Pick<LoaderFunctionArgs, 'context'> & { item: { id: string; blocks: Block[] | null } }): Promise<Findings> {
  const api = context.get(apiContext)
  const { locale, center, mapCredit } = context.get(visitContext).shell
  const [{ meta }, empty] = await Promise.all([
    api.request('GET', `content_items/${item.id}/findings`),
    emptyBlocks(item.blocks ?? [], { api, locale, town: center.town, phone: center.phone, mapCredit, once: memoizedClient() }),
  ])
  return { ...(meta as unknown as Omit<Findings, 'empty'>), empty }
}

/** The pages of the site beside the one that is written: the targets that a link can have, and their places in the menus. */
async function besideOf(context: LoaderFunctionArgs['context']): Promise<{ links: SiteLinks; tree: Tree }> {
  const { hasPage, flags, shell, may } = context.get(visitContext)
  const api = context.get(apiContext)
  const mayPlace = may('menu_items.list')
  const [{ items, total }, lines, begun] = await Promise.all([
    api.contentItems.list({ page: { size: maxShown }, sort: 'titleNl', fields: { content_items: ['titleNl', 'titleEn', 'slugNl', 'isHome', 'status'] } }),
    mayPlace ? api.menuItems.list({ page: { size: 200 } }) : null,
    mayPlace ? api.request('GET', 'menu_items/begun') : null,
  ])
  const parts = routeNames.map((name) => ({ href: addressOfRoute(name), ...routeOf(name) })).filter(({ href, flag }) => hasPage(href) && (!flag || flags[flag]))
  const known = [
    ...parts.map(({ href, name }) => ({ href, name: say(shell.locale, name) })),
    ...items.filter(({ isHome, status }) => !isHome && status === 'published').map(({ slugNl, titleNl }) => ({ href: `/${slugNl}`, name: titleNl })),
  ]
  const isBegun = ((begun?.meta as { begun?: Menu[] } | undefined)?.begun ?? []).length === menus.length
  const placed = (lines?.items ?? []).map(({ id, menu, parentId, labelNl, labelEn, target, targetValue }) => ({
    id,
    menu,
    parentId,
    labelNl,
    labelEn,
    target,
    targetValue,
  }))
  const pages = items.map(({ id, titleNl, titleEn, isHome, status }) => ({ id, titleNl, titleEn, isHome, status }))
  return { links: { known, isAll: total <= maxShown }, tree: { pages, lines: placed, isBegun, mayPlace: may('menu_items.update') } }
}

type Tree = { pages: TreePage[]; lines: PlacedLine[]; isBegun: boolean; mayPlace: boolean }

/** Opening a page that the center has not written yet creates its own copy. */
async function begin(api: Client, slug: string): Promise<string> {
  const home = (await api.request('POST', 'content_items/home', {})).data as { id: string }
  const [page] = slug === '' ? [] : (await api.contentItems.list({ filter: { slug: cutText(slug, 80) }, page: { size: 1 } })).items
  return page?.id ?? home.id
}

type ShownPages = Awaited<ReturnType<typeof loadPages>>

/** The content of a center: the pages of its site, and the other parts. */
export default function Content() {
  const { part, pages } = useLoaderData<typeof loader>()
  const answer = useAnswer() as { fault: string; titleNl: string } | undefined
  return part ? <ContentPart loaded={part} answer={answer} /> : <Pages shown={pages} answer={answer} />
}

/** The pages of the site, or the editor of one of them. */
function Pages({ shown, answer }: { shown: ShownPages; answer: { fault: string; titleNl: string } | undefined }) {
  const t = useT()
  const { item, findings, links, tree, rows, number, pages, beginnings, mayCreate, mayChange, mayTake, isBilingual, flags } = shown
  if (item) {
    const title = item.isHome ? t(words.home) : item.titleNl
    return (
      <>
        <Breadcrumbs label={t(pageWords.crumbs)} crumbs={[{ href: '/content', label: t(words.pages) }]} current={title} />
        {/* The paper shows it. */}
        <h1 className="sr-only">{title}</h1>
        <div className="page-frame">
          <PageTree {...tree!} openId={item.id} />
          <PageEditor
            key={item.id}
            item={item}
            content={contentIn(item)}
            findings={findings!}
            links={links!}
            mayChange={mayChange}
            flags={flags}
            isBilingual={isBilingual}
            menuPlace={tree!.mayPlace && !item.isHome && <MenuPlace pageId={item.id} lines={tree!.lines} isBegun={tree!.isBegun} />}
          />
        </div>
      </>
    )
  }
  const list = (
    <>
      <PageHead title={t(words.pages)} text={t(mayChange ? words.pagesText : words.onlyReading)}>
        {mayTake && <ExportButton resource="content_items" filters={{}} sort="title_nl" />}
      </PageHead>
      {mayCreate && (
        <RoutedForm method="post" className="new-page">
          <TextField
            name="titleNl"
            label={t(words.newTitle)}
            maxLength={120}
            required
            defaultValue={answer?.titleNl ?? ''}
            error={answer?.fault}
            check={{ field: text({ max: 120 }) }}
            className="grow basis-64"
          />
          <Button icon="plus">{t(words.begin)}</Button>
        </RoutedForm>
      )}
      {mayCreate && number === 1 && <SamplePages taken={rows.map(({ titleNl }) => titleNl)} />}
      <PageList rows={rows} beginnings={mayChange ? beginnings : []} />
      {pages > 1 && <ListPages label={t(words.pages)} page={number} pages={pages} />}
    </>
  )
  return <ContentFrame current="pages" work={list} />
}

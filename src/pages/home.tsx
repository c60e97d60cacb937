import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { inLanguage, languageIn } from '#kernel/i18n/address-language.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { isSlug } from '#features/pages/model/slug.ts'
import { memoizedClient } from '#features/pages/blocks/web/block-query.ts'
import { descriptionOf, faqThing } from '#features/pages/presentation/page-head.ts'
import { centerThing, siteThing } from '#features/settings/profile/center-things.ts'
import { sharedPicture } from '#features/pages/pictures/shared-picture.ts'
import type { ShownPage } from '#features/pages/blocks/localise.ts'
import { pageWords } from '#features/pages/blocks/page-words.ts'
import { BlockViews } from '#features/pages/blocks/web/block-views.tsx'
import { fetchFacts } from '#features/pages/blocks/web/fetch-facts.ts'
import { ThirdParties } from '#features/pages/blocks/video/third-parties.ts'
import { useShell, visitContext } from '#shell/context.ts'
import { PageMeta } from './page-meta.tsx'

type Found = ShownPage & { id: string; isTranslated: boolean; slug: string; slugs: Record<string, string> }

/** A page written by editors, including the one at the root (domain §3.9). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { shell } = context.get(visitContext)
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const draft = url.searchParams.get('concept')
  const asked = params['slug'] ?? ''
  const page = await fetchPage(api, draft, asked)
  if (page === null) return data({ isOver: true as const, ...draftOver(shell.locale) }, 410)
  // A former address redirects permanently; that of the other language only temporarily, because it depends on the reader's language.
  const language = languageIn(url.searchParams)
  if (!draft && asked !== page.slug) {
    const isOther = asked.toLowerCase() !== page.slug && Object.values(page.slugs).includes(asked.toLowerCase())
    throw redirect(inLanguage(`/${page.slug}`, language), isOther ? 302 : 301)
  }
  const { locale, center, look, mapCredit } = shell
  const blocks = await fetchFacts(page.blocks, { api, locale, town: center.town, phone: center.phone, mapCredit, once: memoizedClient() })
  const address = new URL(`/${page.slugs['nl'] ?? page.slug}`, url).href
  const { origin } = url
  const faq = faqThing(page.blocks, address)
  const about =
    page.slug === ''
      ? [
          siteThing({ origin, name: shell.appName, languages: shell.languages ? ['nl', 'en'] : ['nl'] }),
          centerThing({ center, logo: look.websiteLogoUrl, origin }),
        ]
      : []
  return {
    ...page,
    blocks,
    isDraft: draft !== null,
    url: address,
    english: page.isTranslated ? `/${page.slugs['en'] ?? page.slug}` : null,
    crumbs: page.slug === '' ? null : [{ url: '/', name: center.name }],
    description: descriptionOf(page),
    picture: sharedPicture(page, origin),
    data: [...about, ...(faq ? [faq] : [])],
  }
}

/** Shown instead of an expired draft, for the frame around the page. */
const draftOver = (locale: Locale) => ({ title: say(locale, pageWords.draftOver), seo: { title: null }, layout: 'public' as const })

/** Null for a link to a draft that has expired. */
async function fetchPage(api: Client, draft: string | null, slug: string): Promise<Found | null> {
  if (draft !== null)
    return await api.read<Found>(`page_drafts/${encodeURIComponent(cutText(draft, 300))}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'preview_over') return null
      throw error
    })
  // Scanners ask for files by the hundred, such as `/wp-login.php`: no page can have such an address.
  if (slug !== '' && !isSlug(slug.toLowerCase())) throw data({ code: 'not_found' }, { status: 404 })
  return await api.read<Found>(`pages/${encodeURIComponent(slug.toWellFormed()) || 'home'}`)
}

type Shown = Pick<ShownPage, 'title' | 'layout'> & { seo: { title: string | null } }

export const handle = {
  title: ({ title, seo }: Shown) => seo.title ?? title,
  layout: ({ layout }: Shown) => layout,
}

type Content = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { isOver: true }>

export default function ContentPage() {
  const t = useT()
  const shown = useLoaderData<typeof loader>()
  if (!('isOver' in shown)) return <Written page={shown} />
  return (
    <Sheet title={shown.title} text={t(pageWords.draftOverText)}>
      <p className="mt-8">
        <LinkButton href="/">{t(pageWords.toHome)}</LinkButton>
      </p>
    </Sheet>
  )
}

function Written({ page }: { page: Content }) {
  const t = useT()
  const { title, seo, url, english, crumbs, data, picture, description, layout, blocks, isDraft } = page
  const { consent } = useShell()
  const isColumn = layout === 'public'
  return (
    <>
      <PageMeta
        {...{ url, english, description, picture }}
        title={seo.title ?? title}
        hidden={seo.noindex || isDraft}
        {...(!isDraft && { data, ...(crumbs && { crumbs }) })}
      />
      {isDraft && (
        <div className="wrap pt-5">
          <Alert tone="info">{t(pageWords.draftShown)}</Alert>
        </div>
      )}
      <div className={isColumn ? 'wrap page-column' : 'contents'}>
        {blocks[0]?.kind !== 'hero' && (
          <div className="wrap pt-10 md:pt-14">
            <h1 className="text-4xl md:text-5xl leading-tight">{title}</h1>
          </div>
        )}
        <ThirdParties value={consent.thirdParty === true}>
          <BlockViews blocks={blocks} />
        </ThirdParties>
      </div>
    </>
  )
}

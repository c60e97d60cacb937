import { inLanguage } from '#kernel/i18n/address-language.ts'
import { useShell } from '#shell/context.ts'

type Picture = { url: string; width: number; height: number; alt?: string }
type Facts = {
  /** The canonical address, in Dutch, without irrelevant parameters. */
  url: string
  /** The path in English, if it differs; null where there is no English version. */
  english?: string | null
  title: string
  description: string
  type?: 'website' | 'article'
  /** Structured data for search engines (schema.org): one thing, or several. */
  data?: object | readonly object[]
  /** Breadcrumbs from the top; the page itself is the last. */
  crumbs?: readonly { url: string; name: string }[]
  /** The picture for shared links; by default a tile grid in the center's colours. */
  picture?: Picture | null
  published?: string | null
  /** Excluded from search engines: a filtered search, a closed vacancy. */
  hidden?: boolean
}

const languageTags = { nl: 'nl_NL', en: 'en_GB' } as const

/** The meta tags of a public page, for other sites and search engines; React hoists them into the head. The `<title>` comes from the frame. */
export function PageMeta({ url, english = pathOf(url), title, description, type = 'website', data = [], crumbs, picture, published, hidden }: Facts) {
  const { appName, locale, languages, center } = useShell()
  const inEnglish = languages && english !== null ? new URL(inLanguage(english, 'en'), url).href : null
  const own = locale === 'en' && inEnglish ? inEnglish : url
  const other = inEnglish && (locale === 'en' ? languageTags.nl : languageTags.en)
  const things = [...[data].flat(), ...(crumbs ? [breadcrumbs(own, title, crumbs)] : [])]
  const shown = picture ?? { url: new URL('/nieuws/delen/center.jpg', url).href, width: 1200, height: 630, alt: center.name }
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={own} />
      {inEnglish && !hidden && (
        <>
          <link rel="alternate" hrefLang="nl" href={url} />
          <link rel="alternate" hrefLang="en" href={inEnglish} />
          <link rel="alternate" hrefLang="x-default" href={url} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={own} />
      <meta property="og:site_name" content={appName} />
      <meta property="og:locale" content={languageTags[locale]} />
      {other && <meta property="og:locale:alternate" content={other} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={shown.url} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta property="og:image:alt" content={shown.alt || title} />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
      {hidden && <meta name="robots" content="noindex" />}
      {things.length > 0 && <script type="application/ld+json">{jsonInScript(things)}</script>}
    </>
  )
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function breadcrumbs(url: string, title: string, above: readonly { url: string; name: string }[]): object {
  const all = [...above.map((crumb) => ({ name: crumb.name, item: new URL(crumb.url, url).href })), { name: title, item: url }]
  return { '@type': 'BreadcrumbList', itemListElement: all.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })) }
}

/** JSON-LD as a script: user text is escaped so that it cannot close the script, and each thing is on a line of its own. */
function jsonInScript(things: readonly object[]): string {
  const [first] = things
  const document = things.length === 1 ? { '@context': 'https://schema.org', ...first } : { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(document)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

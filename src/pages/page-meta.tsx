import { useShell } from '#shell/context.ts'

type Picture = { url: string; width: number; height: number }
type Facts = {
  /** The address of the page without what does not matter to it. */
  url: string
  title: string
  description: string
  type?: 'website' | 'article'
  /** What search engines read, by schema.org: one thing, or several that the page is about. */
  data?: object | readonly object[]
  /** What stands above it, from the top; the page itself comes last. */
  crumbs?: readonly { url: string; name: string }[]
  /** What is shown of it where somebody shares it. */
  picture?: Picture | null
  published?: string | null
  /** Not for search engines: a search that was narrowed, a vacancy that is closed. */
  hidden?: boolean
}

/** What other sites and search engines see of a public page; React puts it into the head. The `<title>` is the frame's. */
export function PageMeta({ url, title, description, type = 'website', data = [], crumbs, picture, published, hidden }: Facts) {
  const { appName, locale } = useShell()
  const things = [...[data].flat(), ...(crumbs ? [breadcrumbs(url, title, crumbs)] : [])]
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={appName} />
      <meta property="og:locale" content={locale === 'nl' ? 'nl_NL' : 'en_GB'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture && (
        <>
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      )}
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {hidden && <meta name="robots" content="noindex" />}
      {things.length > 0 && <script type="application/ld+json">{inScript(things)}</script>}
    </>
  )
}

function breadcrumbs(url: string, title: string, above: readonly { url: string; name: string }[]): object {
  const all = [...above.map((crumb) => ({ name: crumb.name, item: new URL(crumb.url, url).href })), { name: title, item: url }]
  return { '@type': 'BreadcrumbList', itemListElement: all.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })) }
}

/** Whatever somebody wrote, no letter of it ends the script, and each line is one. */
function inScript(things: readonly object[]): string {
  const [first] = things
  const document = things.length === 1 ? { '@context': 'https://schema.org', ...first } : { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(document)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

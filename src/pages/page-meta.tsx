type Facts = {
  /** The address of the page without what does not matter to it. */
  url: string
  title: string
  description: string
  type?: 'website' | 'article'
  /** What search engines read, by schema.org. */
  data?: object
  /** Not for search engines: a search that was narrowed, a vacancy that is closed. */
  hidden?: boolean
}

/** What other sites and search engines see of a public page; React puts it into the head. The `<title>` is the frame's. */
export function PageMeta({ url, title, description, type = 'website', data, hidden }: Facts) {
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {data && <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>}
    </>
  )
}

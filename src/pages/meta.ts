import type { MetaDescriptor } from 'react-router'

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

/** What other sites and search engines see of a public page; the `<title>` is the frame's. */
export function metaOf({ url, title, description, type = 'website', data, hidden }: Facts): MetaDescriptor[] {
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(data ? [{ 'script:ld+json': data as never }] : []),
  ]
}

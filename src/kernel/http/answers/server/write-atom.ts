import type { Locale } from '#kernel/i18n/messages.ts'
import { escapeXml } from '#kernel/http/answers/escape-xml.ts'

export type AtomEntry = {
  /** A uuid, which stays the same whatever changes. */
  id: string
  /** The language of its title. */
  locale: Locale
  title: string
  /** Path of its page. */
  path: string
  published: Date
  updated: Date
  author: string
  summary: string | null
  /** HTML with absolute addresses. */
  html: string
}

export type AtomFeed = {
  /** Origin of the website. */
  origin: string
  /** Path of the feed, and of the page that shows the same. */
  path: string
  page: string
  locale: Locale
  title: string
  author: string
}

/** The content type of an Atom feed. */
export const atomType = 'application/atom+xml; charset=utf-8'

/** An Atom feed (RFC 4287). */
export function writeAtom({ origin, path, page, locale, title, author }: AtomFeed, entries: readonly AtomEntry[]): string {
  const latest = new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())))
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escapeXml(origin + path)}</id>
<title>${escapeXml(title)}</title>
<author><name>${escapeXml(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + path)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + page)}"/>
<updated>${latest.toISOString()}</updated>
${entries.map((entry) => entryOf(entry, origin)).join('\n')}
</feed>
`
}

const entryOf = ({ id, locale, title, path, published, updated, author, summary, html }: AtomEntry, origin: string) => `<entry xml:lang="${locale}">
<id>urn:uuid:${id}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>
<published>${published.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<author><name>${escapeXml(author)}</name></author>
${summary ? `<summary>${escapeXml(summary)}</summary>\n` : ''}<content type="html">${escapeXml(html)}</content>
</entry>`

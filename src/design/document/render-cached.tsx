import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#kernel/i18n/messages.ts'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'

/** Text that React drew: nothing of it needs to be looked at again. */
declare const drawn: unique symbol
export type CachedHtml = string & { [drawn]: true }

/**
 * A part of documents that follows from its facts and the language alone: drawn once for each of them, then kept as text, for
 * the same rows stand in one list after another. What changes with the clock or the reader belongs into the facts. The signed-in
 * zone has no use for it: there React must know what it drew. At most `max` texts are kept, the oldest leaves first.
 */
export function renderCached<Facts extends object>(draw: (facts: Facts) => ReactNode, max = 3000): (facts: Facts, locale: Locale) => CachedHtml {
  const kept = new Map<string, CachedHtml>()
  return (facts, locale) => {
    const key = locale + JSON.stringify(facts)
    const known = kept.get(key)
    if (known !== undefined) return known
    const text = inOnePiece(renderToStaticMarkup(<LocaleProvider locale={locale}>{draw(facts)}</LocaleProvider>)) as CachedHtml
    if (kept.size >= max) kept.delete(kept.keys().next().value!)
    kept.set(key, text)
    return text
  }
}

/** What React has put together from hundreds of pieces would be walked through each time it is used. */
const inOnePiece = (text: string) => Buffer.from(text).toString()

/** A box with parts that have been drawn. */
export function CachedParts({ as: Box = 'div', className, parts }: { as?: 'div' | 'tbody'; className?: string | undefined; parts: readonly CachedHtml[] }) {
  // oxlint-disable-next-line react/no-danger -- by its type it comes from React, which has written every sign of it safely
  return <Box className={className} dangerouslySetInnerHTML={{ __html: parts.join('') }} />
}

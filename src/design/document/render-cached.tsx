import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#kernel/i18n/messages.ts'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'

/** HTML that React rendered, so everything in it is escaped. */
declare const drawn: unique symbol
export type CachedHtml = string & { [drawn]: true }

/**
 * A part of a document that depends only on its facts and the language. It is rendered once per combination and then cached as
 * text, because the same rows appear in one list after another. Whatever changes with the clock or the reader must be part of
 * the facts. Not for the signed-in zone, where React must know what it rendered. Keeps at most `max` texts and evicts the
 * oldest first.
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

/** Copies the text into one flat string: V8 keeps React's output as a tree of hundreds of pieces and would walk it at every use. */
const inOnePiece = (text: string) => Buffer.from(text).toString()

/** A container for cached parts. */
export function CachedParts({ as: Box = 'div', className, parts }: { as?: 'div' | 'tbody'; className?: string | undefined; parts: readonly CachedHtml[] }) {
  // oxlint-disable-next-line react/no-danger -- its type says that React rendered it, so every character is escaped
  return <Box className={className} dangerouslySetInnerHTML={{ __html: parts.join('') }} />
}

import type { Locale } from './messages.ts'

/** The query parameter by which a public page has an address in each language (decisions 5). */
export const languageParameter = 'lang'

/** The language that an address names; null when the reader's preference decides. */
export function languageIn(parameters: URLSearchParams): Locale | null {
  const asked = parameters.get(languageParameter)
  return asked === 'nl' || asked === 'en' ? asked : null
}

/**
 * The address of a page in one language. Dutch needs no parameter: a client without a preference, such as a search engine, gets
 * Dutch.
 */
export function inLanguage(path: string, locale: Locale | null): string {
  return locale === 'en' ? `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=en` : path
}

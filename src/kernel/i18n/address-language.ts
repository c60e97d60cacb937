import type { Locale } from './messages.ts'

/** The parameter with which a public page has an address in each language (decisions 5). */
export const languageParameter = 'lang'

/** The language that an address asks for; null where it leaves that to the reader. */
export function languageIn(parameters: URLSearchParams): Locale | null {
  const asked = parameters.get(languageParameter)
  return asked === 'nl' || asked === 'en' ? asked : null
}

/** The address of a page in one language. Dutch needs no word: whoever says nothing, as a search engine does, reads Dutch. */
export function inLanguage(path: string, locale: Locale | null): string {
  return locale === 'en' ? `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=en` : path
}

import { languageIn } from '#kernel/i18n/address-language.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { pageAt } from '#shell/page-at.ts'
import { pagePath } from './page-path.ts'
import type { SiteContext } from './page-request.ts'

/** The language of a page: that of a public page's address comes first, then the choice made here, the account's, the browser's (decisions 5). */
export function pageLanguage(
  { flags, localeCookie, locale }: Pick<SiteContext, 'flags' | 'localeCookie' | 'locale'>,
  { pathname, searchParams }: URL,
  ofAccount?: Locale | null,
): Locale {
  if (!flags.internationalisation) return 'nl'
  const asked = languageIn(searchParams)
  return (asked && pageAt(pagePath(pathname))?.page.public ? asked : null) ?? localeCookie ?? ofAccount ?? locale
}

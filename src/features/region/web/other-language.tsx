import { PlainForm } from '#design/form/plain-form.tsx'
import { locales } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { languageNames } from '#features/region/messages.ts'

/** Keeps the other language and comes back: the page has no header or footer of a site in which that stands. */
export function OtherLanguage({ path }: { path: string }) {
  const own = useLocale()
  return locales
    .filter((locale) => locale !== own)
    .map((locale) => (
      <PlainForm key={locale} method="post" action="/choices/language">
        <input type="hidden" name="redirect" value={path} />
        <button name="locale" value={locale} lang={locale} className="link min-h-11">
          {languageNames[locale]}
        </button>
      </PlainForm>
    ))
}

import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { searchInWords } from '#features/saved-searches/saved-query.ts'
import { savedSearchWords as words } from '#features/saved-searches/messages.ts'
import { frequencies, type Frequency } from '#features/saved-searches/saved-search.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

export type SavedRow = { id: string; query: string; frequency: Frequency }

/** A person's saved searches, with their frequency and a button that deletes them. */
export function SavedList({ searches }: { searches: readonly SavedRow[] }) {
  const t = useT()
  const locale = useLocale()
  if (searches.length === 0) return <p>{t(words.listNone)}</p>
  return (
    <ul className="border-b border-line">
      {searches.map(({ id, query, frequency }) => {
        const search = searchInWords(query, locale)
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 border-t border-line">
            <p className="min-w-0 flex-1 basis-64">
              <Link href={`/vacancies/search${query && `?${query}`}`} className="font-semibold">
                {search}
              </Link>
            </p>
            <RoutedForm method="post" className="flex flex-wrap items-center gap-2">
              <input type="hidden" name="search" value={id} />
              <span className="select">
                <select name="frequency" className="input input-sm" defaultValue={frequency} aria-label={t(words.howOften)}>
                  {frequencies.map((one) => (
                    <option key={one} value={one}>
                      {t(words[one])}
                    </option>
                  ))}
                </select>
                <Icon name="caret-down-bold" size={16} />
              </span>
              <Button variant="second" size="small" name="intent" value="search-change" aria-label={t(words.changeOne, { search })}>
                {t(words.change)}
              </Button>
              <Button variant="quiet" size="small" name="intent" value="search-remove" aria-label={t(words.removeOne, { search })}>
                {t(words.remove)}
              </Button>
            </RoutedForm>
          </li>
        )
      })}
    </ul>
  )
}

import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { themeWords } from '#features/organizations/messages.ts'
import { commitmentWords } from '#features/vacancies/messages.ts'
import { capital } from '#features/vacancies/row-facts.ts'
import { type Search, searchAddress } from '#features/vacancies/search-address.ts'
import { searchWords as words } from '#features/vacancies/search-messages.ts'
import { daypartInWords } from '#features/vacancies/when-in-words.ts'

/** Every chosen filter as a link that takes it away. */
export function ActiveFilters({ search }: { search: Search }) {
  const t = useT()
  const locale = useLocale()
  const without = <T,>(all: readonly T[], one: T) => all.filter((other) => other !== one)
  const filters = [
    ...search.themes.map((theme) => ({ label: t(themeWords[theme]), href: searchAddress(search, { themes: without(search.themes, theme) }) })),
    ...search.dayparts.map((daypart) => ({
      label: capital(daypartInWords(daypart, locale)),
      href: searchAddress(search, { dayparts: without(search.dayparts, daypart) }),
    })),
    ...search.commitments.map((commitment) => ({
      label: t(commitmentWords[commitment]),
      href: searchAddress(search, { commitments: without(search.commitments, commitment) }),
    })),
  ]
  if (filters.length === 0) return null
  return (
    <ul aria-label={t(words.chosen)} className="flex flex-wrap gap-2 mb-4">
      {filters.map(({ label, href }) => (
        <li key={label}>
          <Anchor href={href} className="chip chip-sm is-on !min-h-11" aria-label={t(words.remove, { filter: label })}>
            {label}
            <Icon name="x-bold" size={16} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

import { PlainForm } from '#design/form/plain-form.tsx'
import { Button } from '#design/button/button.tsx'
import { ChipLink } from '#design/chip/chip.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import { mapAddress, mapSearch } from '#features/social-map/search/search.ts'
import { mapSearchWords as words } from '#features/social-map/search/search-words.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { SocialMapFacts } from './fetch-social-map.ts'
import type { socialMapBlock } from './social-map.ts'

/** Empty while the map is. */
export function SocialMapView({ value: { title, text }, facts: { total, themes } }: { value: ShownOf<typeof socialMapBlock.fields>; facts: SocialMapFacts }) {
  const t = useT()
  if (total === 0) return null
  return (
    <section className={blockLook}>
      <div className="bg-tint rounded-lg p-6 md:p-10 grid gap-5">
        <div>
          <BlockHeading className="">{title}</BlockHeading>
          {text && <p className="text-lg text-text-soft mt-2 max-w-[52ch]">{text}</p>}
        </div>
        <PlainForm method="get" action={mapSearch.page} role="search" aria-label={t(words.searchHelp)} className="flex flex-wrap gap-3 items-end max-w-3xl">
          <label className="block flex-1 min-w-60">
            <span className="label">{t(words.what)}</span>
            <span className="input-icon">
              <Icon name="magnifying-glass" />
              <input className="input" type="search" name="q" maxLength={100} placeholder={t(words.whatExample)} />
            </span>
          </label>
          <Button>{t(searchWords.search)}</Button>
        </PlainForm>
        {themes.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {themes.map(({ theme, count }) => (
              <li key={theme}>
                <ChipLink href={mapAddress({ theme: [theme] })}>
                  {t(themeWords[theme])} <span className="text-text-soft font-normal">{count}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        )}
        <p>
          <Link href={mapAddress({})} className="font-semibold">
            {t(words.wholeMap)}
          </Link>
        </p>
      </div>
    </section>
  )
}

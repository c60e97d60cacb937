import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'

/** The themes as links to the search, each with its number of vacancies. */
export function ThemeTilesList({ themes }: { themes: readonly { theme: Theme; count: number }[] }) {
  const t = useT()
  return (
    <ul className="grid grid-cols-3 md:grid-cols-4 lg:grid-cols-6 gap-x-3 gap-y-6 md:gap-x-5 md:gap-y-8 mt-8">
      {themes.map(({ theme, count }) => (
        <li key={theme} className="row min-w-0">
          <Tile name={themeTiles[theme].tile} tone={themeTiles[theme].tone} round="large" />
          <Anchor
            href={searchAddress({ theme: [theme] })}
            className="tlink tlink-all block font-semibold mt-2.5 text-[.9375rem] md:text-[1.0625rem] leading-snug hyphens-auto break-words"
          >
            {t(themeWords[theme])}
          </Anchor>
          <span className="text-text-soft text-[.9375rem]">{t(vacancyWords.places, { n: count })}</span>
        </li>
      ))}
    </ul>
  )
}

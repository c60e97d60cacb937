import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChipLink } from '#design/chip/chip.tsx'
import { SearchBar } from '#design/field/search-bar.tsx'
import { TileGrid, homeTiles } from '#design/tile-grid/tile-grid.tsx'
import { PlaceField, PlaceNote } from '#features/places/web/place-field.tsx'
import { guideWords } from '#features/vacancies/guide/messages.ts'
import { homeWords as words } from '#features/vacancies/presentation/home-messages.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { distances, searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'

const quick = [
  { words: words.once, search: { commitment: ['one_off'] } },
  { words: words.weekend, search: { daypart: ['sat', 'sun'] } },
  { words: words.evening, search: { daypart: ['evening'] } },
  { words: words.outside, search: { theme: ['nature'] } },
  { words: guideWords.name, search: { view: 'guide' } },
] satisfies { words: object; search: Partial<VacancySearch> }[]

type Props = { town: string; title: string; intro: string; total: number; /** Shown instead of the tile grid. */ beside?: ReactNode }

/** The top of the home page: the title, the search form, and the tile grid. */
export function HomeHero({ town, title, intro, total, beside }: Props) {
  const t = useT()
  return (
    <section className="relative bg-surface border-b border-line">
      <div className="lg:min-h-[min(42vw,40rem)] min-[142rem]:min-h-[48rem] wrap flex items-center">
        <div className="w-full lg:w-[54%] lg:pr-6 xl:pr-8 py-10 md:py-14">
          <h1 className="text-[2.5rem] leading-[1.08] md:text-[3.5rem] md:leading-[1.05]">{title}</h1>
          <p className="text-xl text-text-soft mt-5 max-w-[44ch]">
            {intro} {t(words.choose, { n: total })}
          </p>
          <div className="mt-7">
            <SearchBar
              action="/vacancies/search"
              words={{
                label: t(searchWords.searchWork),
                what: t(searchWords.what),
                whatExample: t(searchWords.whatExample),
                distance: t(searchWords.howFar),
                search: t(searchWords.search),
              }}
              distances={[
                ...distances.map((km) => ({ value: String(km), label: t(searchWords.upTo, { km }) })),
                { value: '', label: t(searchWords.wholeCountry) },
              ]}
              place={
                <>
                  <div>
                    <label htmlFor="place">{t(searchWords.where)}</label>
                    <PlaceField value={town} />
                  </div>
                  <PlaceNote />
                </>
              }
              value={{ km: '10' }}
            />
          </div>
          <ul aria-label={t(words.quick)} className="flex flex-wrap items-center gap-2 mt-5">
            {quick.map(({ words: label, search }) => (
              <li key={label.nl}>
                <ChipLink href={searchAddress(search)}>{t(label)}</ChipLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {/* On a wide screen five rows, with as many whole columns as fit. */}
      <div className="overflow-hidden max-lg:aspect-[5/3] lg:absolute lg:inset-y-0 lg:right-0 lg:w-[42vw] min-[96rem]:[--n:5] min-[106rem]:[--n:6] min-[120rem]:[--n:7] min-[96rem]:w-auto min-[96rem]:max-w-[calc(50vw-3rem)] min-[96rem]:[aspect-ratio:var(--n)/5] min-[96rem]:[container-type:size]">
        {beside ?? (
          <TileGrid
            tiles={homeTiles}
            className="w-full grid-cols-5 lg:max-xl:grid-cols-4 min-[96rem]:w-max min-[96rem]:grid-cols-[repeat(var(--n),calc((100cqh-12px)/5))]"
          />
        )}
      </div>
    </section>
  )
}

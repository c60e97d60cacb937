import { Fragment } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { favouriteWords } from '#features/favourites/messages.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import type { FoundPlace } from './fetch-vacancies.ts'
import { SortMenu } from './sort-menu.tsx'

/** How many there are, where, and in which order. */
export function ResultsHead({ search, total, place, town }: { search: VacancySearch; total: number; place: FoundPlace | null; town: string }) {
  const t = useT()
  const where = place
    ? search.km === null
      ? t(words.from, { place: place.name })
      : t(words.within, { km: search.km, place: place.name })
    : t(words.inTown, { town })
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-4">
      <div role="status">
        <h1 className="text-[1.75rem] leading-tight md:text-4xl">{t(place ? words.foundNear : words.found, { n: total })}</h1>
        <p className="text-text-soft mt-1">
          {where}
          {place && place.namesakes.length > 0 && (
            <span className="block">
              {t(words.orDidYouMean)}{' '}
              {place.namesakes.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ` ${t(words.or)} `}
                  <Link href={searchAddress(search, { place: name })}>{name}</Link>
                </Fragment>
              ))}
              ?
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {total > 1 && <SortMenu search={search} isMeasured={place !== null} />}
        <Anchor href={searchAddress({ view: 'favourites' })} className="inline-flex items-center gap-2 min-h-11 font-semibold text-link">
          <Icon name="heart" />
          {t(favouriteWords.list)}
        </Anchor>
      </div>
    </div>
  )
}

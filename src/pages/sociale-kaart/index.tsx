import clsx from 'clsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { mapNames } from '#features/places/map-names.ts'
import { drawMap } from '#features/places/web/draw-map.ts'
import { emptyMapSearch, mapAddress, readMapSearch } from '#features/social-map/search/search.ts'
import { mapSearchWords as words } from '#features/social-map/search/search-words.ts'
import { loadEntries } from '#features/social-map/search/web/fetch-entries.ts'
import { MapResults } from '#features/social-map/search/web/map-results.tsx'
import { MapSearchForm } from '#features/social-map/search/web/map-search-form.tsx'
import { mapWords } from '#features/vacancies/map/map-messages.ts'
import { VacancyMap } from '#features/vacancies/map/web/vacancy-map.tsx'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { languageParameter } from '#kernel/i18n/address-language.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { visitContext } from '#shell/context.ts'

const picture = { width: 560, height: 760 }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, center, mapCredit: credit } = context.get(visitContext).shell
  const { searchParams } = new URL(request.url)
  const results = await loadEntries(context.get(apiContext), readMapSearch(searchParams), { locale })
  const points = [...results.rows, ...results.farther].flatMap(({ at }) => (at ? [at] : []))
  const { place } = results
  return {
    ...results,
    town: center.town,
    phone: center.phone,
    map: drawMap(points, { ...picture, credit, names: mapNames, center: place ? [place.lat, place.lng] : [center.latitude, center.longitude] }),
    meta: {
      url: new URL(mapAddress(emptyMapSearch), request.url).href,
      // The same page in another language is not excluded.
      hidden: [...searchParams.keys()].some((name) => name !== languageParameter),
      title: say(locale, words.title),
      description: say(locale, words.description),
    },
  }
}

export default function SocialMap() {
  const t = useT()
  const { meta, map, ...results } = useLoaderData<typeof loader>()
  const { search, facets, total, place, placeError, town, rows, farther } = results
  const shown = [...rows, ...farther]
  const isMap = search.view === 'map' && shown.length > 0
  return (
    <>
      <PageMeta {...meta} />
      <div className="wrap pt-10 md:pt-14 max-md:pb-2 md:pb-6">
        <h1>{t(words.title)}</h1>
        <p className="text-xl text-text-soft mt-3 max-w-[46ch]">{t(words.intro, { town })}</p>
      </div>
      <MapSearchForm {...{ search, facets, total, placeError }} placeName={place && place.namesakes.length > 0 ? place.name : null} />
      <highlight-pairs data-map-list="" className="wrap pt-6 grid lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem] gap-x-12">
        <section aria-label={t(searchWords.results)} className={clsx('min-w-0', isMap && 'max-lg:order-2')}>
          <MapResults {...results} />
        </section>
        <section aria-label={t(mapWords.map)} className={clsx('relative', isMap ? 'max-lg:order-1 max-lg:h-[60vh] max-lg:mb-6' : 'max-lg:hidden')}>
          <div className="absolute inset-0 lg:static lg:sticky lg:top-6 lg:h-[min(44rem,85vh)] overflow-hidden rounded-lg border border-line">
            <div className="relative h-full">
              <VacancyMap map={map} rows={shown.map(mapRow)} isLive={isMap} hrefOf={(path) => path} isSearch={false} />
            </div>
          </div>
        </section>
        {shown.length > 0 && (
          <p className="lg:hidden sticky bottom-4 flex justify-center pb-4 max-lg:order-3">
            <LinkButton
              href={mapAddress(search, { view: isMap ? 'list' : 'map', page: search.page })}
              icon={isMap ? 'list' : 'map-trifold'}
              className="shadow-float"
            >
              {t(isMap ? searchWords.showList : searchWords.showMap)}
            </LinkButton>
          </p>
        )}
      </highlight-pairs>
    </>
  )
}

const mapRow = ({ path, name, theme, at }: { path: string; name: string; theme: string | null; at?: [number, number] | undefined }) => ({
  id: path,
  title: name,
  theme: theme as never,
  ...(at && { at }),
})

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { inLanguage } from '#kernel/i18n/address-language.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { memoizedClient } from '#features/pages/blocks/web/block-query.ts'
import { BlockViews } from '#features/pages/blocks/web/block-views.tsx'
import { fetchFacts } from '#features/pages/blocks/web/fetch-facts.ts'
import type { ShownPage } from '#features/pages/blocks/localise.ts'
import { requiredPages } from '#features/pages/required/required-pages.ts'
import { fetchRegion } from '#features/region/fetch-region.ts'
import { regionWords as words } from '#features/region/messages.ts'
import { municipalities } from '#features/tenancy/gelderland.ts'
import { regionAddress } from '#features/region/region-address.ts'
import { regionThing } from '#features/region/region-thing.ts'
import { OtherLanguage } from '#features/region/web/other-language.tsx'
import { CenterCard } from '#features/region/web/center-card.tsx'
import { MunicipalityList } from '#features/region/web/municipality-list.tsx'
import { RegionHero } from '#features/region/web/region-hero.tsx'
import { RegionSteps } from '#features/region/web/region-steps.tsx'
import { DistrictLegend, WallMap } from '#features/region/web/wall-map.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { useShell, visitContext } from '#shell/context.ts'
import { PageMeta } from './page-meta.tsx'

/** The region's one page: somebody types or chooses a place, and is in the search of that town's center with the next press (town.md §6). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { shell } = context.get(visitContext)
  const url = new URL(request.url)
  const asked = cutText(url.searchParams.get('place')?.trim(), 80) ?? null
  const [region, own] = await Promise.all([fetchRegion(api, asked ?? ''), fetchOwnWords(api)])
  const { locale, center, mapCredit } = shell
  const blocks = own && (await fetchFacts(own.blocks, { api, locale, town: center.town, phone: center.phone, mapCredit, once: memoizedClient() }))
  const origin = region.origin ?? url.origin
  return { region, asked, blocks, url: new URL('/gelderse-handen', origin).href, origin }
}

/** What the center wrote for the middle of the page: a page of its own with this address and without a frame. Null: our words. */
async function fetchOwnWords(api: Client): Promise<ShownPage | null> {
  const page = await api.read<ShownPage>('pages/gelderse-handen').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  return page?.layout === 'empty' ? page : null
}

export default function GelderseHanden() {
  const t = useT()
  const locale = useLocale()
  const { region, asked, blocks, url, origin } = useLoaderData<typeof loader>()
  const { languages } = useShell()
  const { centers, totals, place, serving, nearest, home } = region
  const shown = [...serving, ...nearest].flatMap((id) => centers.find((center) => center.id === id) ?? [])
  const fault = asked === null ? null : asked === '' ? t(words.missing) : place === null ? t(words.unknown) : null
  return (
    <>
      <PageMeta
        url={url}
        title={t(words.title)}
        description={t(words.description)}
        data={regionThing({ origin, name: t(words.title), languages: languages ? ['nl', 'en'] : ['nl'] })}
        hidden={asked !== null}
      />
      <RegionHero asked={asked ?? ''} fault={fault} />
      {place && (
        <section id="antwoord" className="wrap pt-12 md:pt-16 scroll-mt-6" aria-labelledby="antwoord-titel">
          <Sign large>{place.label}</Sign>
          <h2 id="antwoord-titel" className="text-3xl mt-5">
            {t(words.found, { place: place.label })}
          </h2>
          {nearest.length > 0 && (
            <p className="text-xl text-text-soft mt-3 max-w-[52ch]">
              {place.isInRegion ? t(words.servesNobody, { municipality: place.municipality }) : t(words.outside, { place: place.label })}
            </p>
          )}
          <div className="mt-6 grid gap-10 md:grid-cols-2 xl:grid-cols-3">
            {shown.map((center) => (
              <CenterCard key={center.id} center={center} place={place.label} />
            ))}
          </div>
          {!place.isInRegion && (
            <p className="mt-6">
              <a className="link" href="https://vrijwilligerswerk.nl">
                {t(words.elsewhere)}
              </a>
            </p>
          )}
        </section>
      )}
      <section id="kaart" className="wrap pt-14 md:pt-20 scroll-mt-6" aria-labelledby="kaart-titel">
        <h2 id="kaart-titel" className="text-3xl md:text-[2.5rem]">
          {t(words.wall)}
        </h2>
        <p className="text-xl text-text-soft mt-3 max-w-[52ch]">{t(words.wallText)}</p>
        <div className="grid xl:grid-cols-[minmax(0,1fr)_19rem] gap-10 xl:gap-12 mt-8 items-start">
          <WallMap current={place && municipalities.some(({ name }) => name === place.municipality) ? place.municipality : null} />
          <div>
            <p className="text-lg font-semibold">{t(words.totals, totals)}</p>
            <DistrictLegend className="mt-6" />
            <h3 className="text-xl mt-8">{t(words.allCenters)}</h3>
            <ul className="mt-2">
              {centers
                .toSorted((a, b) => a.town.localeCompare(b.town, 'nl'))
                .map((center) => (
                  <li key={center.id}>
                    <a className="link inline-block py-1.5" href={inLanguage(`${center.origin}/`, locale)}>
                      {center.name}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        </div>
        <MunicipalityList />
      </section>
      {blocks ? (
        <div className="mt-16 md:mt-24">
          <BlockViews blocks={blocks} />
        </div>
      ) : (
        <RegionSteps />
      )}
      <section className="wrap mt-16">
        <div className="grid md:grid-cols-[1fr_auto] gap-6 items-center border-t-2 border-text pt-6">
          <div>
            <h2 className="text-2xl md:text-3xl">{t(words.organizations)}</h2>
            <p className="text-lg text-text-soft mt-2">{t(words.organizationsText)}</p>
          </div>
          <LinkButton variant="second" href={inLanguage(`${shown[0]?.origin ?? home}/organizations/signup`, locale)}>
            {t(words.signUp)}
          </LinkButton>
        </div>
      </section>
      <footer className="wrap pt-12 pb-10">
        <div className="pt-6 flex flex-wrap gap-x-6 gap-y-2 items-center border-t border-line text-text-soft">
          <span className="mr-auto">{t(words.together)}</span>
          {Object.values(requiredPages).map(({ slug, title }) => (
            <a key={slug.nl} className="link" href={inLanguage(`${home}/${slug[locale]}`, locale)}>
              {title[locale]}
            </a>
          ))}
          <a className="link" href="?cookies">
            {t(words.cookies)}
          </a>
          {languages && <OtherLanguage path={asked ? regionAddress(asked) : '/gelderse-handen'} />}
        </div>
      </footer>
    </>
  )
}

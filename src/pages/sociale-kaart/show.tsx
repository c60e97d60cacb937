import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { FactGrid } from '#design/facts/fact-grid.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { QrCode } from '#design/qr/qr-code.tsx'
import { qrPath } from '#kernel/qr/qr-path.ts'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { ChipLink } from '#design/chip/chip.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { mapNames } from '#features/places/map-names.ts'
import { drawSmallMap } from '#features/places/web/draw-map.ts'
import { SmallMap } from '#features/places/web/small-map.tsx'
import { entryData } from '#features/social-map/presentation/entry-data.ts'
import { entryInWords, isStale, type ShownEntry } from '#features/social-map/presentation/entry-page.ts'
import { entryPageWords as words } from '#features/social-map/presentation/entry-page-words.ts'
import { entryPath } from '#features/social-map/presentation/entry-path.ts'
import { EntryAside } from '#features/social-map/presentation/web/entry-aside.tsx'
import { EntryServices } from '#features/social-map/presentation/web/entry-services.tsx'
import { mapAddress } from '#features/social-map/search/search.ts'
import { suggestAddress } from '#features/social-map/model/addresses.ts'
import { entryQuestionAddress } from '#features/support/asked-about.ts'
import { rowFacts, rowQuery } from '#features/vacancies/presentation/row-facts.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { useShell, visitContext } from '#shell/context.ts'

/** How many vacancies of its organization are shown. */
const mostVacancies = 3

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { locale, center, mapCredit: credit } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const [at, { search }] = [params.id!, new URL(request.url)]
  const entry = await api.read<ShownEntry>(`social_map_entries/${encodeURIComponent(at)}/shown`, { include: ['organization', 'logo'] })
  const path = entryPath(entry)
  // One address for each: an old name, or the bare id, leads there.
  if (`/sociale-kaart/${at}` !== path) throw redirect(path + search, 301)
  const url = new URL(path, request.url).href
  const now = new Date()
  const { organization } = entry
  const vacancies = organization
    ? await api.vacancies.list({
        ...rowQuery(locale),
        filter: { organizationId: organization.id, open: true },
        sort: '-publishedAt',
        page: { size: mostVacancies },
      })
    : null
  const shown = entryInWords({ entry, locale, center: center.name, now })
  const isListed = (entry.status === 'active' || entry.status === 'temporarily_closed') && !isStale(entry, now)
  return {
    id: entry.id,
    shown: {
      ...shown,
      places: shown.places.map(({ at: point, ...place }) => ({
        ...place,
        map: point && !place.isArea && place.street ? drawSmallMap(point, { credit, names: mapNames }) : null,
      })),
    },
    organization: organization && { id: organization.id, name: organization.name },
    vacancies: vacancies?.items.map((item) => rowFacts(item, locale)) ?? [],
    qr: qrPath(url),
    url,
    isListed,
    data: isListed ? entryData({ entry, url, now }) : [],
  }
}

export const handle = { title: ({ shown }: { shown: { name: string } }) => shown.name }

export default function MapEntryPage() {
  const [t, isEnglish] = [useT(), useLocale() === 'en']
  const { id, shown, organization, vacancies, qr, url, isListed, data } = useLoaderData<typeof loader>()
  const { center } = useShell()
  const { name, short, text, themes, towns, alert, stale, closed, services, groups, languages, access, law, places, checked } = shown
  const [theme] = themes
  const { tile, tone } = tileOf(themes)
  const lang = isEnglish ? 'nl' : undefined
  const crumbs = [{ href: mapAddress({}), label: t(words.map) }, ...(theme ? [{ href: mapAddress({ theme: [theme] }), label: t(themeWords[theme]) }] : [])]
  const facts = [
    ...(groups ? [{ icon: 'users', question: t(words.whom), answer: groups } as const] : []),
    ...(languages ? [{ icon: 'chats', question: t(words.languages), answer: languages } as const] : []),
    ...(access ? [{ icon: 'wheelchair', question: t(words.access), answer: access } as const] : []),
    ...(law ? [{ icon: 'file-text', question: t(words.law), answer: law } as const] : []),
  ]
  return (
    <>
      <PageMeta
        {...{ url, data }}
        english={null}
        title={name}
        description={short || name}
        crumbs={crumbs.map(({ href, label }) => ({ url: href, name: label }))}
        hidden={!isListed}
      />
      <div className="wrap pt-6 pb-4 print:hidden">
        <Breadcrumbs label={t(words.crumbs)} crumbs={crumbs} current={name} />
      </div>
      <div className="wrap grid lg:grid-cols-[minmax(0,1fr)_22.5rem] gap-x-10 xl:gap-x-20 gap-y-8">
        <div className="min-w-0">
          <div className="flex justify-between gap-6 items-start">
            <div className="min-w-0">
              <h1 className="break-words">{name}</h1>
              <p className="text-xl text-text-soft mt-2 max-w-[44ch]" lang={lang}>
                {short}
              </p>
            </div>
            <div className="max-md:hidden print:hidden shrink-0 w-36">
              <Tile name={tile} tone={tone} round="large" className="!w-36" />
            </div>
          </div>
          <p className="flex flex-wrap items-center gap-2 mt-4">
            {towns.map((town) => (
              <Sign key={town} pin>
                {town}
              </Sign>
            ))}
            {themes.map((one) => (
              <ChipLink key={one} href={mapAddress({ theme: [one] })}>
                {t(themeWords[one])}
              </ChipLink>
            ))}
          </p>
          <div className="grid gap-3 mt-6 empty:hidden">
            {stale && (
              <Alert tone="warn" title={stale}>
                <p>{t(words.staleText)}</p>
              </Alert>
            )}
            {closed && (
              <Alert tone="warn" title={closed.title}>
                {closed.reason && <p lang={lang}>{closed.reason}</p>}
              </Alert>
            )}
            {alert && (
              <Alert>
                <p lang={lang}>{alert}</p>
              </Alert>
            )}
          </div>
        </div>
        <aside className="lg:row-span-2 self-start min-w-0 space-y-4">
          <EntryAside entry={{ ...shown, places: [] }} center={center} messageHref={entryQuestionAddress(id)} />
          {checked && (
            <p className="flex gap-2">
              <Icon name="seal-check-fill" size={22} />
              <span>{checked.text}.</span>
            </p>
          )}
          <WrongHint id={id} />
          <print-page hidden className="print:hidden">
            <Button variant="quiet" icon="printer">
              {t(words.print)}
            </Button>
          </print-page>
          <div className="hidden print:flex items-center gap-4">
            <QrCode shape={qr} label={t(words.qr, { address: url })} />
            <p>
              {t(words.scan)}
              <br />
              {url}
            </p>
          </div>
        </aside>
        <div className="min-w-0 space-y-12">
          {text.length > 0 && <RichText text={text} lang={lang} />}
          <section>
            <h2 className="text-3xl mb-4">{t(words.what)}</h2>
            <EntryServices services={services} />
          </section>
          {facts.length > 0 && (
            <section>
              <h2 className="text-3xl mb-4">{t(words.good)}</h2>
              <FactGrid facts={facts} />
            </section>
          )}
          {places.length > 0 && (
            <section>
              <h2 className="text-3xl mb-4">{t(words.route)}</h2>
              <div className="space-y-8">
                {places.map((place) => (
                  <div key={`${place.name} ${place.street} ${place.city}`}>
                    <address className="not-italic">
                      {place.name && <strong className="block">{place.name}</strong>}
                      {place.street && <span className="block">{place.street}</span>}
                      {place.city}
                    </address>
                    {place.isArea && <p className="mt-1 text-text-soft">{t(words.areaOnly)}</p>}
                    {place.transport && (
                      <p className="mt-2 flex gap-2" lang={lang}>
                        <Icon name="bus" />
                        {place.transport}
                      </p>
                    )}
                    {place.map && (
                      <div className="print:hidden">
                        <SmallMap map={place.map} tile={tile} label={t(words.mapOf, { place: place.town })} sign={place.street} />
                      </div>
                    )}
                  </div>
                ))}
              </div>
            </section>
          )}
          {vacancies.length > 0 && organization && (
            <section className="print:hidden">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h2 className="text-3xl mb-4">{t(words.vacancies)}</h2>
                <Link href={`/organizations/${organization.id}`}>{t(words.organization)}</Link>
              </div>
              <VacancyRows rows={vacancies.map((row) => ({ ...row, by: null }))} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

/** Whom to tell that something is not right: who is signed in says so in writing, others call the center. */
function WrongHint({ id }: { id: string }) {
  const t = useT()
  const { person, center } = useShell()
  if (person)
    return (
      <p className="print:hidden">
        <Link href={suggestAddress(id)}>{t(words.wrong)}</Link>
      </p>
    )
  return center.phone ? (
    <p>
      {t(words.wrong)} <TelLink phone={center.phone}>{t(words.wrongCall, { phone: center.phone })}</TelLink>
    </p>
  ) : null
}

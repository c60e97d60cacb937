import { sql } from 'kysely'
import { placeMeta, placesOfSearch } from '#features/places/server/place-of-search.ts'
import { type Tenant, flags } from '#features/tenancy/tenant.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import { groupByWork, workKey } from '#features/vacancies/presentation/same-work.ts'
import { nearKm } from '#features/vacancies/presentation/why-alike.ts'
import { type SearchSort, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import type { SharedVacancy } from '#features/vacancies/search/shared-vacancy.ts'
import { understoodOf } from '#features/vocabulary/server/understood.ts'
import { vocabulariesOf } from '#features/vocabulary/server/vocabulary.ts'
import { parseQuestion } from '#features/vocabulary/server/parse-question.ts'
import { nearestThemes, searchTerms } from '#features/vocabulary/server/search-terms.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import { listLinks, listMeta } from '#kernel/jsonapi/read/server/query.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readSearchCall } from '#kernel/jsonapi/request/server/read-search.ts'
import { idOf, readable } from '#kernel/jsonapi/server/related.ts'
import type { FacetCache } from './facet-cache.ts'
import { type Run, codesOf, searchRows, searchTotals } from './run-search.ts'

const most = 3
const maxWords = 200
const text = `select json_build_object('id', id, 'centerId', center_id, 'title', title, 'titleEn', title_en, 'themes', themes,
   'commitment', commitment, 'town', town, 'organization', organization) from shared_vacancies($1, $2, $3, $4)`

type Row = Omit<SharedVacancy, 'center' | 'url'> & { centerId: string }
type Here = { db: Database; centers: Centers; tenant: Tenant; centerId: string }

/** At most three matching vacancies that other centers of the site share (ADR 0037), each with its address at its own site. */
async function fetchShared({ db, centers, tenant, centerId }: Here, { search, said }: Pick<Run, 'search' | 'said'>): Promise<SharedVacancy[]> {
  const wished = said.filter(({ aside }) => !aside)
  const meant = wished.some(({ vague }) => !vague) ? wished.filter(({ vague }) => !vague) : wished
  const words = meant.flatMap((one) => [...one.own, ...one.words, ...one.near]).slice(0, maxWords)
  const codes = meant.flatMap((one) => [...one.codes, ...one.hints]).slice(0, maxWords)
  const [rows] = await db.read(centerId, [{ name: 'shared_vacancies', text, values: [words, codes, codesOf(search) ?? '{}', most] }])
  return rows!.flatMap(([row]) => {
    const { centerId: owner, ...facts } = JSON.parse(row!) as Row
    const center = centers.get(owner)
    // A center without a host of its own has no page to link to.
    return center && centers.atHost(new URL(center.origin).hostname, tenant)?.id === owner
      ? [{ ...facts, center: center.name, url: `${center.origin}/vacancies/${facts.id}` }]
      : []
  })
}

/** GET /vacancies/search: documents as in lists, in order of rank, with the facet counts. */
export const vacancySearchRoute = (centers: Centers, facetCache: FacetCache | null): ApiRoute => ({
  method: 'GET',
  path: '/vacancies/search',
  parameters: 'query',
  run: async (call) => ({ document: await readable(call, 'vacancies', () => searchDocument(call, centers, facetCache)) }),
})

/** With fewer matches than this, the response includes suggestions of what is near. */
const little = 3

async function searchDocument(call: ApiRequest, centers: Centers, facetCache: FacetCache | null): Promise<Document> {
  const { db, request } = call
  const { search, sort, placeFilter } = searchOf(call)
  const query = call.query('vacancies', 'list', call.parameters(['filter', 'sort']))
  const [[place, ...namesakes], vocabularies] = await Promise.all([
    placesOfSearch(db, request.centerId, search.place, placeFilter),
    search.q === '' ? [] : vocabulariesOf(db, request.centerId),
  ])
  const from = place ? { lat: place.latitude, lng: place.longitude } : search.point
  const parsed = parseQuestion(search.q, vocabularies)
  const said = searchTerms(parsed.things, vocabularies)
  const run = { search, said, sort, from, page: query.page }
  const cached = facetCache?.of(request.centerId, run) ?? null
  const isCounted = cached?.kept === undefined
  const found = searchRows(run, isCounted)
  const document = await call.list('vacancies', found.narrowing, { ...query, page: { ...query.page, offset: 0 } }, { untouched: true })
  // A page without rows has no totals, so they are queried separately.
  const { total, exact, facets: counted } = found.totals() ?? (await searchTotals(db, request.centerId, run, isCounted))
  if (isCounted) cached?.keep(counted)
  const facets = cached?.kept ?? counted
  const { centerId, tenant } = request
  const isLittle = (said.length > 0 ? exact : total) < little
  // What other centers share is not checked for what somebody refuses.
  const isShared = isLittle && flags(tenant).centerSharing && !said.some(({ refused }) => refused)
  const shared = isShared ? await fetchShared({ db, centers, tenant, centerId }, run) : []
  return {
    ...document,
    links: listLinks(request.raw.url!, query.page, total),
    meta: {
      ...listMeta(query.page, total),
      ...(said.length > 0 && { exact, understood: understoodOf(parsed) }),
      ...(isLittle && { nearThemes: nearestThemes(parsed.things, vocabularies) }),
      ...(shared.length > 0 && { shared }),
      facets,
      ...(place && { place: placeMeta(place, namesakes) }),
    },
  }
}

/** Restricts a list to these ids, in this order. */
export function byIds(ids: string[]): ListConstraint {
  return ({ alias, statement }) => {
    const list = `${statement.sharedParam('ids', ids)}::uuid[]`
    return { where: `${alias}.id = any(${list})`, order: `array_position(${list}, ${alias}.id)` }
  }
}

type Understood = { search: VacancySearch; sort: SearchSort; /** The name of the filter parameter that gave the place. */ placeFilter: string }

function searchOf(call: ApiRequest): Understood {
  const { asked, parameterOf } = readSearchCall(call, vacancySearch)
  const sort = call.parameter('sort')?.trim() || 'relevance'
  const known = vacancySearch.parameters.sort.parse([sort])
  if (!known || (known === 'distance' && asked.place === '' && !asked.point)) throw new BadRequest('unsupported_sort', { parameter: 'sort' })
  return { search: asked, sort: known, placeFilter: parameterOf('place', 'near_postcode') }
}

/**
 * Three open vacancies like this one, for readers who cannot have it or look further: those of the same theme first, then those of
 * other organizations, then by how much they have in common (`why-alike.ts`), then by distance. Of those with the same work one is shown.
 */
async function findAlternatives(tx: Tx, vacancyId: string, max = 3): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('other.id'),
      title: shown.text('other.title'),
      organizationId: shown.text('other.organization_id'),
    },
    (columns) => sql`
    select ${columns}
    from vacancies own join vacancies other on other.volunteer_center_id = own.volunteer_center_id and other.id <> own.id
    where own.id = ${vacancyId} and other.status = 'published' and other.valid_through >= ${sql.raw(today)}
    order by other.themes && own.themes desc, other.organization_id <> own.organization_id desc,
      (other.target_groups && own.target_groups)::int + (other.dayparts && own.dayparts)::int + coalesce((distance_km(own.latitude, own.longitude, other.latitude, other.longitude) <= ${nearKm})::int, 0) desc,
      distance_km(own.latitude, own.longitude, other.latitude, other.longitude) nulls last, other.published_at desc, other.id
    limit ${max * 4}`,
  )
  return groupByWork(rows, workKey)
    .slice(0, max)
    .map(([{ id }]) => id)
}

/** GET /vacancies/{id}/alternatives, for a vacancy that the caller can read. */
export const alternativesRoute: ApiRoute = {
  method: 'GET',
  path: '/vacancies/:id/alternatives',
  parameters: 'query',
  run: async (call) => {
    const query = call.query('vacancies', 'list')
    await call.one('vacancies', idOf(call), call.bareQuery())
    const ids = await call.db.inCenter(call.request.centerId, (tx) => findAlternatives(tx, idOf(call)))
    return { document: await call.list('vacancies', byIds(ids), query) }
  },
}

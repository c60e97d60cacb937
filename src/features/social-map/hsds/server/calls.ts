import type { DescribedCall, DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

type Schema = NonNullable<DescribedCall['answer']>
const text = { type: 'string' }
const uuid = { type: 'string', format: 'uuid' }

/** Members that HSDS 3.0 requires; everything else that it names may be there. */
const thing = (properties: Record<string, Schema>): Schema => ({ type: 'object', required: Object.keys(properties), properties })
const service = thing({ id: uuid, name: text, status: { type: 'string', enum: ['active', 'inactive', 'defunct', 'temporarily closed'] } })
const organization = thing({ id: uuid, name: text, description: text })
const serviceAtLocation = thing({ id: uuid, service_id: uuid, location_id: uuid })
const taxonomy = thing({ id: uuid, name: text, description: text })
const term = thing({ id: uuid, code: text, name: text, description: text, taxonomy_id: uuid })

const number = { type: 'integer', minimum: 0 }
const truth = { type: 'boolean' }
const pageOf = (items: Schema): Schema =>
  thing({
    total_items: number,
    total_pages: number,
    page_number: number,
    size: number,
    first_page: truth,
    last_page: truth,
    empty: truth,
    license: text,
    contents: { type: 'array', items },
  })

const paging = { search: 'Words in the name or the texts', page: 'From 1', per_page: 'From 1 to 100; 50 by default' }
const listing = {
  ...paging,
  taxonomy_term_id: 'With this theme or target group, of /hsds/taxonomy_terms',
  organization_id: 'Of this organization, of /hsds/organizations',
  modified_after: 'A date or a moment: what changed since then, and what is gone since then, for thirty days',
  minimal: '`true`: ids, and when each was changed',
  full: '`true`: with all that belongs to each',
}
const list = (id: string, what: string, items: Schema, query: Record<string, string> = listing): DescribedCall => ({
  id,
  summary: `HSDS 3.0: ${what}`,
  answer: pageOf(items),
  query,
  open: true,
})
const one = (id: string, what: string, answer: Schema): DescribedCall => ({ id, summary: `HSDS 3.0: ${what}`, answer, open: true })

/** The feed of the social map for programs; each address is of the center of its host. */
export const hsdsCalls: DescribedCalls = {
  'GET /hsds/': one('getHsds', 'the version, the center, and the license', thing({ version: text, profile: text, openapi_url: text, license: text })),
  'GET /hsds/services': list('listHsdsServices', 'services of the social map', service),
  'GET /hsds/services/:id': one('getHsdsService', 'one service, with all that belongs to it', service),
  'GET /hsds/organizations': list('listHsdsOrganizations', 'organizations of the social map', organization),
  'GET /hsds/organizations/:id': one('getHsdsOrganization', 'one organization, with its services and places', organization),
  'GET /hsds/service_at_locations': list('listHsdsServicesAtLocations', 'services at the places where they are given', serviceAtLocation),
  'GET /hsds/service_at_locations/:id': one('getHsdsServiceAtLocation', 'one service at one place', serviceAtLocation),
  'GET /hsds/taxonomies': list('listHsdsTaxonomies', 'the lists of themes and target groups', taxonomy, paging),
  'GET /hsds/taxonomy_terms': list('listHsdsTaxonomyTerms', 'themes and target groups', term, { ...paging, taxonomy_id: 'Of this list' }),
}

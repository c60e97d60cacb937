import { quickSearchWords as words } from '#features/lists/quick-search-words.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { allStaff } from '#kernel/access/role-sets.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import { readParameters } from '#kernel/jsonapi/registry/server/parameters.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { Flag } from '#features/tenancy/tenant.ts'
import { pages } from '#src/app/pages.ts'
import { hasRight } from '#shell/decide-access.ts'

/** One thing that was found, and where it is. */
type Found = { id: string; kind: string; label: string; note: string; href: string }
type Kind = {
  type: 'organizations' | 'users' | 'vacancies' | 'applications' | 'content_items'
  /** The filter of its list. */
  filter: string
  fields: Readonly<Record<string, string>>
  include?: string
  shown: (object: ResourceObject, included: (relation: string) => ResourceObject | undefined) => { label: string; note: string }
  href: (id: string, isStaff: boolean) => string
}

const textOf = ({ attributes = {} }: Partial<ResourceObject> = {}, name: string) => {
  const value = attributes[name]
  return typeof value === 'string' ? value : ''
}

/** Each list is asked by its own filter and shows what its reader may see: one question a kind, whatever there is. */
const kinds: readonly Kind[] = [
  {
    type: 'organizations',
    filter: 'search',
    fields: { organizations: 'name,address', addresses: 'city' },
    include: 'address',
    shown: (one, included) => ({ label: textOf(one, 'name'), note: textOf(included('address'), 'city') }),
    href: (id, isStaff) => (isStaff ? `/organizations?open=${id}` : `/organizations/${id}`),
  },
  {
    type: 'users',
    filter: 'search',
    fields: { users: 'name,email' },
    shown: (one) => ({ label: textOf(one, 'name'), note: textOf(one, 'email') }),
    href: (id) => `/users/${id}`,
  },
  {
    type: 'vacancies',
    filter: 'named',
    fields: { vacancies: 'title,organization', organizations: 'name' },
    include: 'organization',
    shown: (one, included) => ({ label: textOf(one, 'title'), note: textOf(included('organization'), 'name') }),
    href: (id, isStaff) => (isStaff ? `/vacancies?open=${id}` : `/vacancies/${id}`),
  },
  {
    type: 'applications',
    filter: 'search',
    fields: { applications: 'applicantName,vacancyTitle' },
    shown: (one) => ({ label: textOf(one, 'applicantName'), note: textOf(one, 'vacancyTitle') }),
    href: (id) => `/applications/${id}`,
  },
  {
    type: 'content_items',
    filter: 'title_nl_cont',
    fields: { content_items: 'titleNl,slugNl' },
    shown: (one) => ({ label: textOf(one, 'titleNl'), note: `/${textOf(one, 'slugNl')}` }),
    href: (id) => `/content?item=${id}`,
  },
]

const fewestLetters = 2
/** Of each kind. */
const most = 5

/** GET /quick_search: what has these letters in its name, of every kind that the caller may list, and the screens they may open. */
export const quickSearchRoute: ApiRoute = {
  method: 'GET',
  path: '/quick_search',
  parameters: ['q'],
  run: async (call) => {
    requireSignedIn(call)
    call.refuseOtherParameters(['q'])
    const q = cutText((call.parameter('q') ?? '').trim(), 100)
    if (q.length < fewestLetters) return { document: { meta: { found: [] } } }
    const mayList = ({ type }: Kind) => call.registry.scopeNames(call.roles, type, 'list').length > 0
    const lists = await Promise.all(kinds.filter(mayList).map(async (kind) => foundIn(call, kind, await listOf(call, kind, q))))
    return { document: { meta: { found: [...screensNamed(call, q), ...lists.flat()] } } }
  },
}

async function listOf(call: ApiRequest, { type, filter, fields, include }: Kind, q: string): Promise<Document> {
  const address = new URLSearchParams({
    [`filter[${filter}]`]: q,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`fields[${name}]`, value])),
    ...(include && { include }),
    'page[size]': String(most),
  })
  return await call.list(type, undefined, call.query(type, 'list', readParameters(`/?${address}`)))
}

function foundIn(call: ApiRequest, { type, shown, href }: Kind, { data, included = [] }: Document): Found[] {
  const { actor, locale } = call.asked
  const isStaff = hasRole(actor, allStaff)
  return (data as ResourceObject[])
    .filter(({ id }) => id !== actor.userId)
    .map((object) => {
      const related = (relation: string) => {
        const key = object.relationships?.[relation]?.data
        return key && !Array.isArray(key) ? included.find((one) => one.type === key.type && one.id === key.id) : undefined
      }
      return { id: object.id!, kind: say(locale, words[type]), ...shown(object, related), href: href(object.id!, isStaff) }
    })
}

/** The pages with a fixed address that the caller's own roles open, by title. */
function screensNamed(call: ApiRequest, q: string): Found[] {
  const { actor, locale, siteFlags } = call.asked
  const isOn = (flag: Flag | undefined) => !flag || siteFlags[flag] === true
  return (
    pages
      .filter(({ path, needs, flag, developer }) => needs && !developer && !path.includes(':') && isOn(flag) && hasRight(actor, needs))
      .flatMap(({ path, title }) => (title ? [{ id: path, kind: say(locale, words.screen), label: say(locale, title), note: '', href: `/${path}` }] : []))
      .filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()))
      // Of two screens with one title, such as a first and a further one, the first leads to the other.
      .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
      .slice(0, most)
  )
}

import { BadRequest } from '#kernel/http/errors.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { listLinks, listMeta, readPage } from '#kernel/jsonapi/read/server/query.ts'
import { type Parameter, listOf } from '#kernel/jsonapi/registry/server/parameters.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { type ChangelogEntry, type Kind, kinds } from '#features/changelog/entry.ts'
import { entriesOfSite, isFor } from '#features/changelog/entries-for.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { idOf } from './entry-id.ts'

const type = 'changelog_entries'

/** GET /changelog_entries: what people can do since when, in the caller's language; newest first. The entries are code. */
const listRoute: ApiRoute = {
  method: 'GET',
  path: '/changelog_entries',
  parameters: 'query',
  run: async (call) => {
    requireRight(call, type, 'read')
    const { page, matches } = readAsked(call)
    const found = entriesOfSite(call.asked.siteFlags).filter(matches)
    return {
      document: {
        data: found.slice(page.offset, page.offset + page.size).map((entry) => objectOf(entry, call)),
        links: listLinks(call.request.raw.url!, page, found.length),
        meta: listMeta(page, found.length),
      },
    }
  },
}

function readAsked(call: ApiRequest) {
  const pages: Parameter[] = []
  const filters: ((entry: ChangelogEntry) => boolean)[] = []
  for (const parameter of call.parameters()) {
    const [family, name = '', ...more] = parameter.path
    if (more.length > 0 || (family !== 'page' && family !== 'filter')) throw new BadRequest('unknown_parameter', { parameter: parameter.name })
    if (family === 'page') pages.push(parameter)
    else filters.push(readFilter(call, parameter, snakeCase(name)))
  }
  return { page: readPage(pages), matches: (entry: ChangelogEntry) => filters.every((filter) => filter(entry)) }
}

function readFilter(call: ApiRequest, { name, values }: Parameter, filter: string): (entry: ChangelogEntry) => boolean {
  const [value = '', ...others] = listOf(values)
  const invalid = () => new BadRequest('invalid_filter_value', { parameter: name })
  if (others.length > 0) throw invalid()
  if (filter === 'kind_eq') {
    if (!kinds.includes(value as Kind)) throw invalid()
    return ({ kind }) => kind === value
  }
  if (filter === 'for_me') {
    if (value !== 'true' && value !== 'false') throw invalid()
    const { roles } = call.request.actor
    return (entry) => isFor(entry, roles) === (value === 'true')
  }
  if (filter === 'created_at_gt') {
    const day = readDay(value)
    if (day === null) throw invalid()
    return ({ date }) => date > day
  }
  throw new BadRequest('unknown_filter', { parameter: name })
}

const readDay = (value: string): string | null => {
  try {
    return Temporal.PlainDate.from(value).toString()
  } catch {
    return null
  }
}

function objectOf({ key, date, kind, for: of, title, words, link }: ChangelogEntry, { asked: { locale } }: ApiRequest): ResourceObject {
  return { type, id: idOf(key), attributes: { key, kind, for: [...of], title: title[locale], words: words[locale], link, createdAt: date } }
}

/** POST /changelog_entries/seen: says that the caller has read what is new; sent as they leave the page. */
const seenRoute: ApiRoute = {
  method: 'POST',
  path: '/changelog_entries/seen',
  counts: { key: 'around' },
  run: async (call) => {
    requireRight(call, type, 'read')
    const { actor, now } = call.asked
    // Whoever looks through somebody's eyes reads nothing for them.
    if (actor.session?.kind !== 'impersonation')
      await call.inHeldTransaction('users', async (tx) => {
        await people(tx).updateTable('users').set({ changelog_seen_at: now }).where('id', '=', actor.userId!).execute()
      })
    return { status: 204, document: null }
  },
}

export const changelogRoutes = [listRoute, seenRoute]

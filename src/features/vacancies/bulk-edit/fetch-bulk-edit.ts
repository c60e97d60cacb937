import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Preview } from '#features/lists/list.ts'
import { type AskedChange, bodyOfChange, changeOf, maxEdited } from './bulk-edit.ts'

const ask = {
  include: ['organization', 'contactUser', 'image'],
  fields: {
    vacancies: ['title', 'status', 'themes', 'targetGroups', 'tile', 'image', 'validThrough', 'priorityUntil', 'organization', 'contactUser'],
    organizations: ['name'],
    users: ['name'],
  },
} as const

/** Fetches the chosen vacancies as they are now, and the server's preview of the change. */
export async function fetchBulkEdit(api: Client, asked: AskedChange) {
  if (asked.ids.length === 0) return { rows: [], people: [], preview: null }
  const { items: rows } = await api.vacancies.list({ ...ask, filter: { idIn: asked.ids }, sort: 'title', page: { size: maxEdited } })
  const organizations = new Set(rows.map(({ organization }) => organization?.id))
  const [only] = organizations
  const change = changeOf(asked)
  // An extension must not shorten a vacancy that already runs longer, whether it is online or not.
  const longer = asked.change === 'extend' ? rows.filter(({ validThrough }) => (validThrough ?? '') > asked.until) : []
  const ids = rows.filter((row) => !longer.includes(row)).map(({ id }) => id)
  const [people, preview] = await Promise.all([
    asked.change === 'contact' && only && organizations.size === 1
      ? api.users.list({ filter: { organizationIdEq: only, statusEq: 'active' }, sort: 'lastName', fields: { users: ['name'] }, page: { size: 200 } })
      : { items: [] },
    change && ids.length > 0 ? api.request('PATCH', 'vacancies?preview=true', bodyOfChange(ids, change)).then(({ meta }) => meta as Preview) : nothing,
  ])
  const refused = [...preview.refused, ...longer.map(({ id }) => ({ id, code: 'not_later' }))]
  return { rows, people: people.items, preview: change && rows.length > 0 ? { ...preview, refused } : null }
}

const nothing: Preview = { changes: [], mails: 0, refused: [] }

export type BulkEdit = Awaited<ReturnType<typeof fetchBulkEdit>>

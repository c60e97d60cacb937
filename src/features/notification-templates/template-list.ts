import { text } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { freeText } from '#kernel/search/parameter.ts'
import type { ListPage } from '#features/lists/fetch-list.ts'
import { type AskedOfList, defineList } from '#features/lists/list.ts'
import { templateWords as words } from './messages.ts'
import type { TemplateRow } from './template.ts'

/** Not rows of the database: the product knows the kinds of mail, so all fit in one answer. */
const kinds = defineResource({
  type: 'notification_templates',
  belongsTo: 'center',
  order: 'name',
  attributes: { name: text({ sort: true, filter: ['text', 'eq'] }) },
  verbs: ['list'],
})

/** The mails of a center as a declared list (ADR 0025). */
export const templateList = defineList({
  page: '/notification_templates',
  resource: kinds,
  filters: { q: freeText({ filter: 'name_cont', max: 100 }) },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'own', label: words.own, filter: {} },
    { key: 'built-in', label: words.builtIn, filter: {} },
    { key: 'off', label: words.isOff, filter: {} },
  ],
  orders: { name: 'name' },
  usual: 'name',
  ask: {},
  size: 100,
})

type Asked = AskedOfList<typeof templateList>

/** Filters and pages the rows, since the API returns all of them. */
export function pageOfTemplates(templates: readonly TemplateRow[], asked: Asked): ListPage<TemplateRow, Asked> {
  const wanted = asked.q.trim().toLowerCase()
  const found = templates.filter(({ name, when }) => `${name} ${when}`.toLowerCase().includes(wanted))
  const own = found.filter(({ isOwn }) => isOwn)
  const groups = { all: found, own, 'built-in': found.filter(({ isOwn }) => !isOwn), off: found.filter(({ active }) => !active) }
  const rows = groups[asked.status as keyof typeof groups] ?? found
  const sorted = rows.toSorted((a, b) => a.name.localeCompare(b.name) * (asked.sort === '-name' ? -1 : 1))
  return {
    rows: sorted,
    total: rows.length,
    counts: { all: found.length, own: own.length, 'built-in': groups['built-in'].length, off: groups.off.length },
    asked,
    pages: 1,
    filters: {},
  }
}

import { data, redirect } from 'react-router'
import type { ImportCounts, ImportQuestions, RowFaults } from '#features/imports/model/import.ts'
import {
  type ImportKind,
  type ImportStatus,
  type MatchReason,
  type RowChoice,
  type RowOutcome,
  hoursToUndo,
  importPages,
  rowOutcomes,
} from '#features/imports/model/states.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

export const rowsPerPage = 25
/** The number of columns up to which all of them are shown at once. */
export const columnsAtOnce = 20
/** The number of earlier lists that are offered. */
const earlierMost = 5

export type ShownRow = {
  id: string
  position: number
  texts: Record<string, string>
  faults: RowFaults
  warnings: RowFaults
  outcome: RowOutcome
  choice: RowChoice
  matchBy: MatchReason | null
  matchId: string | null
  matchName: string | null
}
type EarlierList = { id: string; fileName: string; status: ImportStatus; when: string; count: number }
export type ShownList = {
  id: string
  fileName: string
  status: ImportStatus
  problem: string | null
  encoding: string | null
  delimiter: string | null
  questions: ImportQuestions
  headers: string[]
  mapping: Record<string, number>
  invite: boolean
  rowCount: number
  progress: number
  counts: ImportCounts
  /** Until when it can be undone, in words; null after that. */
  undoUntil: string | null
}
type RowView = 'all' | 'warned' | RowOutcome
export type ShownImport = {
  kind: ImportKind
  list: ShownList | null
  rows: ShownRow[]
  total: number
  page: number
  view: RowView
  /** The columns are shown for correction. */
  isMapping: boolean
  earlier: EarlierList[]
}

/** What the screen of an import shows: the list named in the address, or the start. */
export async function loadImport(api: Client, address: string, kind: ImportKind, locale: Locale): Promise<ShownImport> {
  const query = new URL(address).searchParams
  const id = query.get('list')
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  const asked = query.get('view')
  const view: RowView = rowOutcomes.find((outcome) => outcome === asked) ?? (asked === 'warned' ? asked : 'all')
  const nothing = { kind, list: null, rows: [], total: 0, page, view, isMapping: false, earlier: [] }
  if (!id) return { ...nothing, earlier: await earlierLists(api, kind, locale) }
  const chosen = view === 'warned' ? { isWarned: true } : view === 'all' ? {} : { outcome: view }
  const [list, found] = await Promise.all([
    api.imports.get(id),
    api.importRows.list({ filter: { importId: id, ...chosen }, page: { number: page, size: rowsPerPage } }),
  ])
  const until = list.appliedAt && new Date(new Date(list.appliedAt).getTime() + hoursToUndo * 3_600_000)
  return {
    ...nothing,
    list: { ...list, counts: list.meta['counts'] as ImportCounts, undoUntil: until && until > new Date() ? dayAndTime(locale, until) : null },
    rows: found.items,
    total: found.total,
    isMapping: list.status === 'unmapped' || (list.status === 'ready' && query.get('step') === 'columns'),
  }
}

async function earlierLists(api: Client, kind: ImportKind, locale: Locale): Promise<EarlierList[]> {
  const { items } = await api.imports.list({ filter: { kind, statusNotEq: 'waiting' }, page: { size: earlierMost } })
  return items.map(({ id, fileName, status, createdAt, rowCount }) => ({ id, fileName, status, when: dayAndTime(locale, createdAt), count: rowCount }))
}

/** Date and time of a recent moment: "zondag 22 november, 14.10 uur". */
function dayAndTime(locale: Locale, moment: string | Date): string {
  return `${longDay(locale, moment)}, ${clockTime(locale, moment)}`
}

/** An address on the screen of imports. */
export function addressOf(kind: ImportKind, more: Readonly<Record<string, string | number>> = {}): string {
  return `${importPages[kind].add}?${new URLSearchParams([['way', 'import'], ...Object.entries(more).map(([name, value]): [string, string] => [name, String(value)])])}`
}

/** What failed, in words. */
export type ImportOutcome = { problem: string }

/** The actions of the screen of an import. */
export async function importAction(api: Client, form: FormData, kind: ImportKind) {
  const text = (name: string) => String(form.get(name) ?? '')
  const id = text('list')
  const deeds: Record<string, () => Promise<Response | null>> = {
    columns: async () => {
      const chosen = [...form].flatMap(([name, value]) => (name.startsWith('column.') && value !== '' ? [[name.slice(7), Number(value)]] : []))
      await api.imports.update(id, { mapping: Object.fromEntries(chosen) })
      return redirect(addressOf(kind, { list: id }))
    },
    answers: async () => {
      const row = text('headRow')
      await api.imports.update(id, { ...(form.has('encoding') && { encoding: text('encoding') }), ...(row !== '' && { headRow: Number(row) }) })
      return redirect(addressOf(kind, { list: id }))
    },
    row: async () => (await api.importRows.update(text('row'), { texts: { [text('field')]: text('text') } }), null),
    choice: async () => (await api.importRows.update(text('row'), { choice: text('choice') as RowChoice }), null),
    invite: async () => (await api.imports.update(id, { invite: text('invite') === 'true' }), null),
    apply: async () => (await api.imports.callVerb(id, 'apply'), redirect(addressOf(kind, { list: id }))),
    undo: async () => (await api.imports.callVerb(id, 'undo'), redirect(addressOf(kind, { list: id }))),
    remove: async () => (await api.imports.remove(id), redirect(addressOf(kind))),
  }
  const intent = text('intent')
  if (!Object.hasOwn(deeds, intent)) throw data({ code: 'bad_request' }, { status: 400 })
  try {
    return await deeds[intent]!()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<ImportOutcome>({ problem: error.message }, error.status)
  }
}

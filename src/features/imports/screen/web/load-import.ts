import type { Client } from '#kernel/jsonapi/client/client.ts'
import { dayAndTime } from './day-and-time.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { ImportCounts, RowFaults } from '#features/imports/model/import.ts'
import {
  hoursToUndo,
  type ImportKind,
  type ImportStatus,
  type MatchReason,
  type RowChoice,
  rowOutcomes,
  type RowOutcome,
} from '#features/imports/model/states.ts'

export const rowsPerPage = 25
/** Earlier lists that are offered. */
const earlierMost = 5

export type ShownRow = {
  id: string
  position: number
  texts: Record<string, string>
  faults: RowFaults
  outcome: RowOutcome
  choice: RowChoice
  matchBy: MatchReason | null
  matchId: string | null
  matchName: string | null
}
export type EarlierList = { id: string; fileName: string; status: ImportStatus; when: string; count: number }
export type ShownList = {
  id: string
  fileName: string
  status: ImportStatus
  problem: string | null
  encoding: string | null
  delimiter: string | null
  headers: string[]
  mapping: Record<string, number>
  invite: boolean
  rowCount: number
  progress: number
  counts: ImportCounts
  /** Until when it can be taken back, in words; null when that is over. */
  undoUntil: string | null
}
export type RowView = 'all' | RowOutcome
export type ShownImport = {
  kind: ImportKind
  list: ShownList | null
  rows: ShownRow[]
  total: number
  page: number
  view: RowView
  /** Columns are looked at again. */
  isMapping: boolean
  earlier: EarlierList[]
}

/** What the screen of an import shows: the list named in the address, or what there is to begin with. */
export async function loadImport(api: Client, address: string, kind: ImportKind, locale: Locale): Promise<ShownImport> {
  const query = new URL(address).searchParams
  const id = query.get('list')
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  const asked = query.get('view')
  const view: RowView = rowOutcomes.find((outcome) => outcome === asked) ?? 'all'
  const nothing = { kind, list: null, rows: [], total: 0, page, view, isMapping: false, earlier: [] }
  if (!id) return { ...nothing, earlier: await earlierLists(api, kind, locale) }
  const [list, found] = await Promise.all([
    api.imports.get(id),
    api.importRows.list({ filter: { importId: id, ...(view !== 'all' && { outcome: view }) }, page: { number: page, size: rowsPerPage } }),
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

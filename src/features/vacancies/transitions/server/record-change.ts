import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import type { Before } from './undo-vacancy.ts'

/** What staff change of many at once, and so may take back. */
const takenBack = ['valid_through', 'themes', 'target_groups', 'contact_user_id', 'second_contact_user_id']

type Row = { valid_through: string | null } & Record<string, unknown>

/** The way back from a change, for ten seconds; and its trace where others see the vacancy, which they do not of a draft. */
export function recordChange(
  { tx, id, centerId, actor, now }: Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'now'>,
  row: Row,
  columns: Readonly<Record<string, unknown>>,
  { isSeen = true }: { isSeen?: boolean } = {},
): void {
  const names = Object.keys(columns).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(columns[name]))
  if (names.length === 0) return
  const subject = { subjectType: 'vacancies', subjectId: id }
  if (names.every((name) => takenBack.includes(name))) {
    const pick = (from: Readonly<Record<string, unknown>>) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
    const before: Before = { columns: pick(row), became: pick(columns) }
    undoable(tx, { centerId, actor, now }, { type: 'vacancies', id, from: said(before.columns), to: said(before.became!), before })
  }
  if (!isSeen) return
  if (names.includes('valid_through'))
    writeAuditEvent(tx, { centerId, actor }, { ...subject, action: 'vacancy.extended', from: row.valid_through, to: columns['valid_through'] as string })
  if (names.some((name) => name !== 'valid_through')) writeAuditEvent(tx, { centerId, actor }, { ...subject, action: 'vacancy.changed' })
}

/** For a preview: the day, the themes, whom it helps, the people, as they stand in the row. */
const said = (columns: Readonly<Record<string, unknown>>) =>
  Object.values(columns)
    .map((value) => (Array.isArray(value) ? value.join() : ((value as string | null) ?? '')))
    .join(' ')

import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { lookNames } from '#features/settings/model/stored-look.ts'
import { saveLook } from '#features/settings/look/server/save-look.ts'
import { lookOf, serialized } from '#features/settings/model/server/profile-columns.ts'
import type { Before } from './undo-profile.ts'

type Row = Readonly<Record<string, unknown>>
type Calling = Pick<Call, 'tx' | 'centerId' | 'actor' | 'now'>

/** Writes columns of a center's profile, with the way back for ten seconds, a line in the history of its looks, and the trace. */
export async function writeProfile(call: Calling, row: Row, columns: Row, action = deedOf(Object.keys(columns))): Promise<void> {
  const { tx, centerId, actor } = call
  const id = row['id'] as string
  await tx.updateTable('volunteer_center_profiles').set(serialized(columns)).where('id', '=', id).execute()
  const isLook = lookNames.some((name) => snakeCase(name) in columns)
  const lookId = isLook ? await saveLook(call, { before: lookOf(row), after: lookOf({ ...row, ...columns }) }) : null
  const there = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null]))
  const before: Before = { columns: there, became: columns, lookId }
  undoable(tx, call, { type: 'volunteer_center_profiles', id, from: 'before', to: action, before })
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'volunteer_center_profiles', subjectId: id })
}

function deedOf(names: string[]): string {
  const has = (...starts: string[]) => names.some((name) => starts.some((start) => name.startsWith(start)))
  if (has('footer_')) return 'center_footer.changed'
  if (has('contact_')) return 'center_contact.changed'
  return has('gtag_') ? 'center_settings.changed' : 'center_look.changed'
}

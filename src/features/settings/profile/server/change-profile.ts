import { sql } from 'kysely'
import { correctLook, settleLook } from '#features/settings/look/correct-look.ts'
import { saveLook, validateLook } from '#features/settings/look/server/looks.ts'
import type { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { changedColumns, lookOf, serialized } from '#features/settings/model/server/read-profile.ts'
import { type LookName, lookNames } from '#features/settings/model/stored-look.ts'
import type { Purpose } from '#features/uploads/purposes.ts'
import { refuseOthersUpload } from '#features/uploads/server/use-upload.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns, snakeCase } from '#kernel/jsonapi/names.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

type Columns = Readonly<Record<string, unknown>>
/** Columns before and after a change, and the look that was added to the history. */
type Before = { columns: Columns; became: Columns; lookId: string | null }

/** Undoes a change of the profile, and removes its look from the history. */
export const undoProfile: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx, centerId }, { id, before }) => {
    const { columns, became, lookId } = before as Before
    // Somebody may have changed it since; their change must not be undone.
    const { rows } = await sql`select from volunteer_center_profiles p where p.id = ${id} and to_jsonb(p) @> ${jsonText(became)}::jsonb`.execute(tx)
    if (rows.length === 0) throw new Refused('changed_since')
    await tx.updateTable('volunteer_center_profiles').set(serialized(columns)).where('id', '=', id).execute()
    if (lookId) await tx.deleteFrom('center_looks').where('volunteer_center_id', '=', centerId).where('id', '=', lookId).execute()
  },
}

const pictures: readonly { relation: string; column: string; purpose: Purpose }[] = [
  { relation: 'logo', column: 'logo_id', purpose: 'center_logo' },
  { relation: 'icon', column: 'icon_id', purpose: 'center_icon' },
  { relation: 'contactPhoto', column: 'contact_photo_id', purpose: 'contact_photo' },
]

/** The pictures that were sent, as columns; null removes one. */
async function picturesOf(
  call: Pick<Call, 'tx' | 'centerId' | 'actor' | 'related'>,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, string | null>> {
  const columns: Record<string, string | null> = {}
  for (const { relation, column, purpose } of pictures) {
    const id = call.related[relation]
    if (id === undefined || id === row[column]) continue
    if (id !== null) await refuseOthersUpload(call, { id, purpose, relation })
    columns[column] = id
  }
  return columns
}

type Sent = Checked<UpdateOf<typeof volunteerCenterProfile>, typeof volunteerCenterProfile.attributes>

/** PATCH /volunteer_center_profiles/{id}: the look, footer, contact person and analytics id of a center (contract §3.3). */
export const changeProfile: Verb<Sent> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('volunteer_center_profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const sent = validateLook(input)
  const isLook = Object.keys(sent).length > 0
  const { look, corrected } = isLook ? correctLook({ ...lookOf(row), ...sent }) : { look: {}, corrected: {} }
  const columns = changedColumns(row, { ...textsOf(input), ...inColumns(look), ...(await picturesOf(call, row)) })
  if (Object.keys(columns).length > 0) await writeProfile(call, row, columns)
  return { id, meta: Object.keys(corrected).length > 0 ? { corrected } : {} }
}

/** The attributes that are not part of the look. */
function textsOf(input: Sent): Record<string, unknown> {
  const texts = Object.entries(input).filter(([name]) => !lookNames.includes(name as LookName))
  return Object.fromEntries(texts.map(([name, value]) => [snakeCase(name), value]))
}

type Row = Readonly<Record<string, unknown>>
type Calling = Pick<Call, 'tx' | 'centerId' | 'actor' | 'now'>

/** Writes columns of a center's profile, with the undo for ten seconds, the history of its looks, and the audit event. */
async function writeProfile(call: Calling, row: Row, columns: Row, action = deedOf(Object.keys(columns))): Promise<void> {
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

/** PUT /center_looks/{id}/restore: restores an earlier look. */
export const restoreLook: Verb = async (call) => {
  const { tx, id, centerId } = call
  const { look } = await tx.selectFrom('center_looks').select('look').where('id', '=', id).executeTakeFirstOrThrow()
  const row = await tx.selectFrom('volunteer_center_profiles').selectAll().where('volunteer_center_id', '=', centerId).forUpdate().executeTakeFirstOrThrow()
  const columns = changedColumns(row, inColumns(settleLook(look)))
  if (Object.keys(columns).length > 0) await writeProfile(call, row, columns, 'center_look.restored')
  return id
}

import { type Selectable, sql } from 'kysely'
import { type Target, type menuItem, menus } from '#features/menu-items/menu-item.ts'
import { type Placed, asText } from '#features/menu-items/tree.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Tables } from '#kernel/db/tables.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { cleanText } from '#kernel/rich-text/check-rich-text.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { checkPlace, checkTarget, issue, lastPlace, lockMenus } from './check-place.ts'

type Sent = Checked<CreateOf<typeof menuItem>, typeof menuItem.attributes>

/** The label on one line, or null. */
const labelOf = (sent: string | null | undefined): string | null =>
  cleanText(sent ?? '')
    .replaceAll('\n', ' ')
    .trim() || null

/** @throws 422 for a line without a label whose target gives it no name */
function refuseNameless(target: Target, label: string | null): void {
  if (label === null && (target === 'url' || target === 'heading')) throw new Invalid([issue('label_needed', 'labelNl')])
}

/** POST /menu_items: adds a line at the end of its menu, or of the line that is named. */
export const addLine: Verb<Sent> = async (call) => {
  const { tx, centerId, actor, input, related } = call
  const { menu, target } = input
  await lockMenus(call)
  const label = labelOf(input.labelNl)
  refuseNameless(target, label)
  const value = await checkTarget(call, target, input.targetValue ?? null)
  const parentId = related['parent'] ?? null
  await checkPlace(call, { id: '', menu, target, parentId })
  const { id } = await tx
    .insertInto('menu_items')
    .values({
      volunteer_center_id: centerId,
      menu,
      parent_id: parentId,
      position: await lastPlace(call, menu),
      label_nl: label,
      label_en: labelOf(input.labelEn),
      target,
      target_value: value,
      visible_for: input.visibleFor ?? 'all',
      feature_flag: input.featureFlag ?? null,
      new_window: target === 'url' && (input.newWindow ?? false),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  writeAuditEvent(tx, { centerId, actor }, { action: 'menu_item.added', subjectType: 'menu_items', subjectId: id })
  return id
}

/** A line before a change, and its version after it, for the undo. */
type LineBefore = Pick<
  Selectable<Tables['menu_items']>,
  'menu' | 'parent_id' | 'position' | 'label_nl' | 'label_en' | 'target' | 'target_value' | 'visible_for' | 'feature_flag' | 'new_window'
> & { becameVersion: number }
type SentChange = Checked<UpdateOf<typeof menuItem>, typeof menuItem.attributes>

/** PATCH /menu_items/{id}: label, target, audience and menu; sublines move along. */
export const changeLine: Verb<SentChange> = async (call) => {
  const { tx, id, centerId, actor, input, related } = call
  await lockMenus(call)
  const row = await tx.selectFrom('menu_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const target = input.target ?? row.target
  const label = input.labelNl === undefined ? row.label_nl : labelOf(input.labelNl)
  refuseNameless(target, label)
  const isOther = input.target !== undefined || input.targetValue !== undefined
  // A target that no longer exists stays as it is until somebody chooses another.
  const value = isOther
    ? await checkTarget(call, target, input.targetValue === undefined && target === row.target ? row.target_value : (input.targetValue ?? null))
    : row.target_value
  const menu = input.menu ?? row.menu
  const isMoved = menu !== row.menu
  const parentId = related['parent'] === undefined ? (isMoved ? null : row.parent_id) : related['parent']
  if (parentId !== row.parent_id || target !== row.target) await checkPlace(call, { id, menu, target, parentId })
  await tx
    .updateTable('menu_items')
    .set({
      menu,
      parent_id: parentId,
      ...((isMoved || parentId !== row.parent_id) && { position: await lastPlace(call, menu) }),
      label_nl: label,
      ...(input.labelEn !== undefined && { label_en: labelOf(input.labelEn) }),
      target,
      target_value: value,
      ...(input.visibleFor !== undefined && { visible_for: input.visibleFor }),
      ...(input.featureFlag !== undefined && { feature_flag: input.featureFlag }),
      new_window: target === 'url' && (input.newWindow ?? row.new_window),
    })
    .where('id', '=', id)
    .execute()
  if (isMoved) await sql`update menu_items set menu = ${menu} where volunteer_center_id = ${centerId} and parent_id = ${id}`.execute(tx)
  const { parent_id, position, label_nl, label_en, target_value, visible_for, feature_flag, new_window, lock_version } = row
  const shown = { label_nl, label_en, target: row.target, target_value, visible_for, feature_flag, new_window }
  const before: LineBefore = { menu: row.menu, parent_id, position, ...shown, becameVersion: lock_version + 1 }
  undoable(tx, call, { type: 'menu_items', id, from: 'kept', to: 'changed', before })
  writeAuditEvent(tx, { centerId, actor }, { action: 'menu_item.changed', subjectType: 'menu_items', subjectId: id })
  return id
}

/**
 * DELETE /menu_items/{id}, PUT …/take_out: removes a line with its sublines. Lines that were removed over an hour ago are deleted for good,
 * since they can no longer be restored.
 */
export const removeLine: Verb = async (call) => {
  const { tx, id, centerId, actor, now } = call
  await lockMenus(call)
  const rows = await tx
    .updateTable('menu_items')
    .set({ removed_at: now })
    .where('volunteer_center_id', '=', centerId)
    .where('removed_at', 'is', null)
    .where((line) => line.or([line('id', '=', id), line('parent_id', '=', id)]))
    .returning('id')
    .execute()
  await sql`delete from menu_items where volunteer_center_id = ${centerId} and removed_at < ${new Date(now.getTime() - 3_600_000)}`.execute(tx)
  undoable(tx, call, { type: 'menu_items', id, from: 'kept', to: 'removed', before: { ids: rows.map((row) => row.id) } })
  writeAuditEvent(tx, { centerId, actor }, { action: 'menu_item.removed', subjectType: 'menu_items', subjectId: id })
  return id
}

type Place = Pick<Call, 'tx' | 'centerId'>

/** The lines of all menus in order, sublines after their line. */
export async function orderOf({ tx, centerId }: Place): Promise<(Placed & { isHeading: boolean })[]> {
  return await rowsOf(
    tx,
    {
      id: shown.text('i.id'),
      parentId: orNull(shown.text('i.parent_id')),
      menu: shown.code<Placed['menu']>()('i.menu'),
      isHeading: shown.flag(`i.target = 'heading'`),
    },
    (columns) => sql`select ${columns} from menu_items i left join menu_items p on p.volunteer_center_id = i.volunteer_center_id and p.id = i.parent_id
    where i.volunteer_center_id = ${centerId} and i.removed_at is null
    order by array_position(${menus}::text[], i.menu), coalesce(p.position, i.position), coalesce(p.id, i.id), i.parent_id is not null, i.position, i.id`,
  )
}

/** Writes another order; updates only lines that moved. */
export async function writeOrder({ tx, centerId }: Place, order: readonly Placed[]): Promise<void> {
  const rows = order.map(({ id, parentId, menu }, at) => ({ id, parent: parentId, menu, place: (at + 1) * 10 }))
  await sql`update menu_items i set position = o.place, parent_id = o.parent, menu = o.menu
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as o (id uuid, parent uuid, menu text, place int)
    where i.volunteer_center_id = ${centerId} and i.id = o.id and (i.position, i.parent_id, i.menu) is distinct from (o.place, o.parent, o.menu)`.execute(tx)
}

/** Undoes a move or change, unless somebody has changed the line since; restores a removed line, below its former parent if that still exists. */
export const undoMenu: ResourceApi['undo'] = {
  // Whoever may add a line can still read a removed one.
  ability: 'create',
  run: async ({ tx, centerId }, { id, to, before }) => {
    if (to === 'removed') {
      const { ids } = before as { ids: string[] }
      await sql`update menu_items i set removed_at = null, parent_id = case when exists (select from menu_items p
        where p.volunteer_center_id = i.volunteer_center_id and p.id = i.parent_id and p.menu = i.menu and (p.removed_at is null or p.id = any(${ids}::uuid[]))) then i.parent_id end
        where i.volunteer_center_id = ${centerId} and i.id = any(${ids}::uuid[])`.execute(tx)
    } else if (to === 'changed') await putBack({ tx, centerId }, id, before as LineBefore)
    else {
      const { was, became } = before as { was: Placed[]; became: Placed[] }
      if (asText(await orderOf({ tx, centerId })) !== asText(became)) throw new Refused('changed_since')
      await writeOrder({ tx, centerId }, was)
    }
  },
}

async function putBack({ tx, centerId }: { tx: Tx; centerId: string }, id: string, { becameVersion, parent_id, ...was }: LineBefore): Promise<void> {
  const row = await tx.selectFrom('menu_items').select(['lock_version', 'menu', 'removed_at']).where('id', '=', id).executeTakeFirst()
  if (!row || row.removed_at || row.lock_version !== becameVersion) throw new Refused('changed_since')
  const parent = sql<string | null>`(select p.id from menu_items p where p.volunteer_center_id = ${centerId} and p.id = ${parent_id}::uuid
    and p.menu = ${was.menu} and p.parent_id is null and p.removed_at is null)`
  await tx
    .updateTable('menu_items')
    .set({ ...was, parent_id: parent })
    .where('id', '=', id)
    .execute()
  if (row.menu !== was.menu) await sql`update menu_items set menu = ${was.menu} where volunteer_center_id = ${centerId} and parent_id = ${id}`.execute(tx)
}

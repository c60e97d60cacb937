import type { Actor } from '#kernel/access/actor.ts'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { lockSites } from '#features/tenancy/server/check-sites.ts'
import { cancelRemoval } from '#features/tenancy/server/write-sites.ts'
import { holdersOf } from '#features/users/model/server/people-of-center.ts'
import { daysToLeave } from '#features/center-removals/center-removal.ts'
import { faultWords } from '#features/center-removals/messages.ts'
import { lockCenter } from './read-removal.ts'

export type Planning = { centerId: string; name: string; actor: Actor; locale: Locale; now: Date }

/**
 * Plans the removal of a closed center, and tells its admins, who can take everything along until then.
 * @throws {NotFound}; {Invalid} at `name` when another one was typed; {Refused} for a center that is open, that leads the site of others, or
 * whose removal is planned already
 */
export async function planRemoval(tx: Tx, { centerId, name, actor, locale, now }: Planning): Promise<void> {
  await lockSites(tx)
  const center = await lockCenter(tx, centerId)
  if (name.trim() !== center.name)
    throw new Invalid([{ attribute: 'name', code: 'other_name', detail: say(locale, faultWords.otherName, { name: center.name }) }])
  if (center.closedAt === null) throw new Refused('center_is_open')
  if (center.leadsSite) throw new Refused('center_leads_site')
  const dueAt = new Date(now.getTime() + daysToLeave * 86_400_000)
  const planned = await tx
    .insertInto('center_removals')
    .values({ center_id: center.id, name: center.name, town: center.town, planned_at: now, planned_by: actor.userId, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!planned) throw new Refused('removal_planned')
  note(tx, center.id, actor, { action: 'volunteer_center.removal_planned', to: dayOf(dueAt) })
  await tellAdmins(tx, { centerId: center.id, removalId: planned.id, dueAt }, 'center_removals.planned')
}

/** @throws {NotFound}; {Refused} when none is planned, or when it has begun */
export async function stopRemoval(tx: Tx, centerId: string, actor: Actor): Promise<void> {
  const { id } = await lockCenter(tx, centerId)
  if (!(await cancelRemoval(tx, id, actor))) throw new Refused((await findOpen(tx, id)) ? 'center_being_removed' : 'no_removal')
}

/** Records that the center takes nothing along, and why. @throws as `stopRemoval` */
export async function removeWithoutExport(tx: Tx, { centerId, reason, actor }: { centerId: string; reason: string; actor: Actor }): Promise<void> {
  const { id } = await lockCenter(tx, centerId)
  const open = await findOpen(tx, id)
  if (!open) throw new Refused('no_removal')
  if (open.started_at) throw new Refused('center_being_removed')
  await tx.updateTable('center_removals').set({ without_export: reason }).where('id', '=', open.id).execute()
  note(tx, id, actor, { action: 'volunteer_center.removal_without_export', reason })
}

const findOpen = async (tx: Tx, centerId: string) =>
  await tx.selectFrom('center_removals').select(['id', 'started_at']).where('center_id', '=', centerId).where('finished_at', 'is', null).executeTakeFirst()

function note(tx: Tx, centerId: string, actor: Actor, event: { action: string; to?: string; reason?: string }): void {
  writeAuditEvent(tx, { centerId, actor }, { ...event, subjectType: 'volunteer_centers', subjectId: centerId })
}

type Told = { centerId: string; removalId: string; dueAt: Date }

/** Mails every admin of the center, each in their language. */
export async function tellAdmins(tx: Tx, { centerId, removalId, dueAt }: Told, kind: 'center_removals.planned' | 'center_removals.cancelled'): Promise<void> {
  const found = await tx.selectFrom('volunteer_centers').select('name').where('id', '=', centerId).executeTakeFirst()
  if (!found) throw new NotFound('volunteer_centers', centerId)
  const readers = await holdersOf(tx, centerId, ownCenterAdmins)
  queueMails(
    tx,
    centerId,
    readers.map(({ id, email, locale, firstName }) => ({
      kind,
      dedupeKey: `${kind}:${removalId}`,
      userId: id,
      address: email,
      locale,
      facts: { firstName, centerName: found.name, dueAt: dueAt.toISOString() },
    })),
  )
}

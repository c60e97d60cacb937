import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { transferTransitions } from '#features/organization-transfers/states.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerAdmins } from '#kernel/access/role-sets.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { moveIntoRows } from '#kernel/storage/server/move-bytes.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { type TransferRow, atBoth, notifyAdmins, notifyCenterAdmins, notifyPeople, otherCenter, transferRow, writeAuditEventAt } from './transfer-row.ts'

/** POST /organizations/{id}/move: requested by an admin of the organization or by the center it would leave; the latter thereby agrees. */
export const requestTransfer: Verb<{ volunteerCenterId: string; reason: string }> = async (call) => {
  const { tx, id, centerId, actor, input } = call
  refuseWhileImpersonating(actor)
  const to = await otherCenterOfTenant(call, input.volunteerCenterId)
  const organization = await mayLeave(call)
  const pending = await tx.selectFrom('organization_moves').select('id').where('organization_id', '=', id).where('status', '=', 'requested').executeTakeFirst()
  if (pending) throw new Refused('move_pending', { meta: { id: pending.id } })

  const move = { id: randomUUID(), fromId: centerId, toId: to.id, from: call.centerName, to: to.name, organizationId: id, organization: organization.name }
  const agrees = hasRole(actor, centerAdmins)
  await atBoth(call, move, async (where) => {
    await sql`insert into organization_moves
        (volunteer_center_id, id, side, from_center_id, to_center_id, organization_id, organization_name, organization_type, city, reason, leaving_agreed_at)
      values (${where}, ${move.id}, ${where === centerId ? 'leaving' : 'receiving'}, ${centerId}, ${to.id}, ${id}, ${organization.name},
        ${organization.organization_type}, ${organization.city}, ${input.reason}, ${agrees ? call.now : null})`.execute(tx)
    writeAuditEventAt(call, where, move, { what: 'requested', reason: input.reason })
    await notifyCenterAdmins(call, where, { kind: 'organization.move_requested', move, reason: input.reason })
  })
  return { id, status: 201, meta: { move: { id: move.id } } }
}

async function otherCenterOfTenant({ tx, centerId, tenantKey }: Call, wanted: string): Promise<{ id: string; name: string }> {
  const center = isUuid(wanted)
    ? await tx
        .selectFrom('volunteer_centers')
        .select(['id', 'name'])
        .where('id', '=', wanted)
        .where('tenant_key', '=', tenantKey)
        .where('id', '<>', centerId)
        .executeTakeFirst()
    : undefined
  if (!center) throw new Invalid([{ code: 'inclusion', attribute: 'volunteerCenterId' }])
  return center
}

async function mayLeave({ tx, id }: Call) {
  const organization = await tx
    .selectFrom('organizations')
    .leftJoin('addresses', 'addresses.id', 'organizations.address_id')
    .select(['organizations.name', 'organization_type', 'status', 'addresses.city'])
    .where('organizations.id', '=', id)
    .executeTakeFirstOrThrow()
  if (organization.organization_type === 'VolunteerCenter') throw new Refused('own_center_stays')
  if (organization.status !== 'approved') throw new Refused('not_approved')
  return organization
}

/** PUT …/accept: one center agrees; once both have, the organization moves in the same transaction. */
export const acceptTransfer: Verb = async (call) => {
  const { tx, id, actor } = call
  refuseWhileImpersonating(actor)
  const move = await transferRow(call)
  if (!checkTransition(transferTransitions, move.status, 'moved')) return id
  if (move.side === 'leaving' ? move.leavingAgreed : move.receivingAgreed) return id

  const agreedAt = sql.ref(`${move.side}_agreed_at`)
  await atBoth(call, move, async (centerId) => {
    await sql`update organization_moves set ${agreedAt} = ${call.now} where id = ${id}`.execute(tx)
    writeAuditEventAt(call, centerId, move, { what: 'agreed' })
  })
  const bothAgree = move.side === 'leaving' ? move.receivingAgreed : move.leavingAgreed
  if (bothAgree) await moveNow(call, move)
  return id
}

async function moveNow(call: Call, move: TransferRow): Promise<void> {
  const { tx, id, actor, centerId: here } = call
  await picturesIntoRows(call, move)
  const { rows } = await sql<{ waiting: number }>`select move_organization(${id}) as waiting`.execute(tx)
  const { waiting } = rows[0]!
  if (waiting > 0) throw new Refused('has_open_applications', { meta: { count: waiting } })
  await atBoth(call, move, async (centerId) => {
    await sql`update organization_moves set status = 'moved' where id = ${id}`.execute(tx)
    writeAuditEvent(
      tx,
      { centerId, actor: centerId === here ? actor : null },
      { action: 'organization.moved', subjectType: 'organizations', subjectId: move.organizationId, from: move.from, to: move.to },
    )
    // Its people now belong to the new center. Admins of the center that did not act are notified there.
    if (centerId === move.toId) await notifyPeople(call, centerId, move)
    if (centerId === otherCenter(move, here)) await notifyCenterAdmins(call, centerId, { kind: 'organization.moved', move, reason: null })
  })
}

/**
 * Brings the bytes of pictures that go along into their rows, which the database then moves: the key of an object begins with its center, so
 * a row of another one cannot name it. In transactions of its own, because nothing is wrong when the move is refused after it.
 */
async function picturesIntoRows({ db }: Call, { fromId, organizationId }: TransferRow): Promise<void> {
  if (!db.bytes.objects) return
  const pictures = await db.inCenter(
    fromId,
    async (tx) =>
      await rowsOf(
        tx,
        { id: shown.text('p.id') },
        (columns) => sql`select ${columns} from (
          select unnest(array[logo_id, cover_id]) as id from organizations where volunteer_center_id = ${fromId} and id = ${organizationId}
          union select image_id from vacancies where volunteer_center_id = ${fromId} and organization_id = ${organizationId}) p where p.id is not null`,
      ),
  )
  await moveIntoRows(db, fromId, { table: 'upload_copies', column: 'upload_id', ids: pictures.map(({ id }) => id) })
}

/** PUT …/refuse: either center refuses, with a reason for the organization. */
export const refuseTransfer: Verb<{ reason: string }> = async (call) => await end(call, 'refused', call.input.reason)

/** PUT …/withdraw: by whoever made the request. */
export const withdrawTransfer: Verb = async (call) => await end(call, 'withdrawn', null)

async function end(call: Call<unknown>, to: 'refused' | 'withdrawn', reason: string | null): Promise<string> {
  const { tx, id, actor, centerId: here } = call
  refuseWhileImpersonating(actor)
  const move = await transferRow(call)
  if (!checkTransition(transferTransitions, move.status, to)) return id
  await atBoth(call, move, async (centerId) => {
    await sql`update organization_moves set status = ${to}, refusal_reason = ${reason} where id = ${id}`.execute(tx)
    writeAuditEventAt(call, centerId, move, { what: to, reason })
    const news = { kind: `organization.move_${to}`, move, reason } as const
    if (to === 'refused' && centerId === move.fromId) await notifyAdmins(call, centerId, news)
    if (centerId === otherCenter(move, here)) await notifyCenterAdmins(call, centerId, news)
  })
  return id
}

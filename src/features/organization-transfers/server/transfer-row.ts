import { sql } from 'kysely'
import type { TransferSide, TransferStatus } from '#features/organization-transfers/states.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { holdersOf } from '#features/users/model/server/people-of-center.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { inOtherCenter } from '#kernel/db/server/transaction.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'

const moveRowColumns = {
  id: shown.text('m.id'),
  side: shown.code<TransferSide>()('m.side'),
  status: shown.code<TransferStatus>()('m.status'),
  fromId: shown.text('m.from_center_id'),
  toId: shown.text('m.to_center_id'),
  from: shown.text('f.name'),
  to: shown.text('t.name'),
  organizationId: shown.text('m.organization_id'),
  organization: shown.text('m.organization_name'),
  reason: shown.text('m.reason'),
  leavingAgreed: shown.flag('m.leaving_agreed_at is not null'),
  receivingAgreed: shown.flag('m.receiving_agreed_at is not null'),
}
export type TransferRow = RowOf<typeof moveRowColumns>

/** The center's own row of a transfer, which the call has locked, with the names of both centers. */
export async function transferRow({ tx, id }: Pick<Call, 'tx' | 'id'>): Promise<TransferRow> {
  const rows = await rowsOf(
    tx,
    moveRowColumns,
    (columns) => sql`
    select ${columns} from organization_moves m join volunteer_centers f on f.id = m.from_center_id join volunteer_centers t on t.id = m.to_center_id
    where m.id = ${id}`,
  )
  return rows[0]!
}

export const otherCenter = ({ fromId, toId }: Pick<TransferRow, 'fromId' | 'toId'>, here: string): string => (here === fromId ? toId : fromId)

/** Runs `work` at both centers, at this one first; it receives the center's id. */
export async function atBoth(
  { tx, centerId: here }: Pick<Call, 'tx' | 'centerId'>,
  move: Pick<TransferRow, 'fromId' | 'toId'>,
  work: (centerId: string) => Promise<void>,
): Promise<void> {
  await work(here)
  const there = otherCenter(move, here)
  await inOtherCenter(tx, { here, there }, async () => await work(there))
}

type Caller = Pick<Call, 'tx' | 'actor' | 'requestId'>
type Receiver = { id: string; email: string; firstName: string; locale: Locale }
type Told = Pick<TransferRow, 'id' | 'from' | 'to' | 'organizationId' | 'organization'>
type TransferNotice = {
  kind: 'organization.move_requested' | 'organization.moved' | 'organization.move_refused' | 'organization.move_withdrawn'
  move: Told
  reason: string | null
}

/** The people who run a center, except the actor. The transaction must be at that center. */
export async function notifyCenterAdmins(call: Caller, centerId: string, news: TransferNotice): Promise<void> {
  tell(call, centerId, news, await holdersOf(call.tx, centerId, ownCenterAdmins), true)
}

/** The admins of the organization. */
export async function notifyAdmins(call: Caller, centerId: string, news: TransferNotice): Promise<void> {
  tell(call, centerId, news, await adminsOf(call.tx, news.move.organizationId), false)
}

/** Everybody who works for the organization, at its new center. */
export async function notifyPeople(call: Caller, centerId: string, move: Told): Promise<void> {
  const rows = await rowsOf(
    call.tx,
    readerColumns,
    (columns) => sql`
    select distinct ${columns} from users u join user_roles r on r.user_id = u.id
    where r.volunteer_center_id = ${centerId} and r.organization_id = ${move.organizationId} and u.status in ('active', 'invited') order by u.id`,
  )
  tell(call, centerId, { kind: 'organization.moved', move, reason: null }, rows, false)
}

function tell(
  { tx, actor, requestId }: Caller,
  centerId: string,
  { kind, move, reason }: TransferNotice,
  receivers: readonly Receiver[],
  isCenter: boolean,
): void {
  const { id, from, to, organizationId, organization } = move
  queueMails(
    tx,
    centerId,
    receivers
      .filter((one) => one.id !== actor.userId)
      .map((one) => ({
        kind,
        dedupeKey: `${kind}:${id}`,
        userId: one.id,
        address: one.email,
        locale: one.locale,
        facts: { firstName: one.firstName, organization, organizationId, from, to, reason, isCenter },
        requestId,
      })),
  )
}

type Done = { what: 'requested' | 'agreed' | 'refused' | 'withdrawn'; reason?: string | null }

/** Writes an audit event at one of the two centers; the other center sees which center acted, not who. */
export function writeAuditEventAt(
  { tx, actor, centerId: here, centerName }: Call<unknown>,
  centerId: string,
  { organizationId }: Pick<TransferRow, 'organizationId'>,
  { what, reason = null }: Done,
): void {
  const isHere = centerId === here
  writeAuditEvent(
    tx,
    { centerId, actor: isHere ? actor : null },
    { action: `organization.move_${what}`, subjectType: 'organizations', subjectId: organizationId, from: isHere ? null : centerName, reason },
  )
}

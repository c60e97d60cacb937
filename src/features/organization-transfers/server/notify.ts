import { sql } from 'kysely'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { rowsOf } from '#kernel/db/server/rows-of.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { holdersOf } from '#features/users/model/server/people-of-center.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'
import type { TransferRow } from './transfer-row.ts'

type Caller = Pick<Call, 'tx' | 'actor' | 'requestId'>
type Receiver = { id: string; email: string; firstName: string; locale: Locale }
type Told = Pick<TransferRow, 'id' | 'from' | 'to' | 'organizationId' | 'organization'>
type TransferNotice = {
  kind: 'organization.move_requested' | 'organization.moved' | 'organization.move_refused' | 'organization.move_withdrawn'
  move: Told
  reason: string | null
}

/** Those who run a center, but for whoever does it. The transaction has to be at that center. */
export async function notifyCenterAdmins(call: Caller, centerId: string, news: TransferNotice): Promise<void> {
  tell(call, centerId, news, await holdersOf(call.tx, centerId, ownCenterAdmins), true)
}

/** Those who answer for the organization. */
export async function notifyAdmins(call: Caller, centerId: string, news: TransferNotice): Promise<void> {
  tell(call, centerId, news, await adminsOf(call.tx, news.move.organizationId), false)
}

/** Everybody who works for the organization, where it is now. */
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

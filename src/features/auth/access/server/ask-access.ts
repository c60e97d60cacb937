import type { Actor } from '#kernel/access/actor.ts'
import { caseStaff, initialRoles } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Refused, Unauthenticated } from '#kernel/http/errors.ts'
import { type Account, isRegisteredAt, nameOf } from '#features/users/model/server/accounts.ts'
import { grant } from '#features/users/roles/server/change-role.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { addPersonLink, issueToken } from '#features/auth/tokens/server/tokens.ts'

/** How many staff members are mailed about one request. */
const maxReaders = 20

/**
 * Somebody who is registered at another center asks for access here (domain §5.8): mails the staff of this center, who may then
 * add the address. Sends nothing while an earlier request is open. The caller has proved to own the account.
 */
export async function askAccess(db: Database, context: RequestContext, userId: string, homeName: string): Promise<void> {
  const { center, now } = context
  await db.onPlatform(async (plain) => {
    const tx = people(plain)
    // Locked, so that only one of two requests at once is sent.
    const account = await tx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    if (account?.status !== 'active' || !account.confirmed_at) throw new Unauthenticated()
    if (await isRegisteredAt(tx, account.id, center.id)) throw new Refused('already_registered')
    const asked = { purpose: 'access', userId: account.id, centerId: center.id } as const
    if (await openRequest(tx, asked, now)) return
    const token = await issueToken(tx, { ...asked, now })
    await writeAccountAuditEvent(tx, context, { userId: account.id, session: null }, { action: 'user.access_asked', userId: account.id })
    const facts = { person: nameOf(account), email: account.email, homeName, url: addPersonLink(context, account.email) }
    for (const reader of await staffOf(tx, center.id))
      await notifyAccount(tx, context, reader, { kind: 'account.access_asked', once: token.slice(0, 8), facts })
  })
}

type Asked = { userId: string; centerId: string }

/** The digest of an open request for access. */
async function openRequest(tx: PeopleTx, { userId, centerId }: Asked, now: Date): Promise<Buffer | undefined> {
  const open = await tx
    .selectFrom('user_tokens')
    .select('digest')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'access')
    .where('volunteer_center_id', '=', centerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return open?.digest
}

/** Staff add the address: the person becomes a volunteer here. False if they had not asked. */
export async function grantAccess(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account): Promise<boolean> {
  const { center, now } = context
  const digest = await openRequest(tx, { userId: account.id, centerId: center.id }, now)
  if (!digest) return false
  await tx.updateTable('user_tokens').set({ used_at: now }).where('digest', '=', digest).execute()
  return await grant(tx, context, actor, account, { name: initialRoles.account, volunteerCenterId: center.id, organizationId: null, organizationName: null })
}

/** Staff who may add people at this center. */
async function staffOf(tx: PeopleTx, centerId: string): Promise<Account[]> {
  return await tx
    .selectFrom('users')
    .selectAll()
    .where('status', '=', 'active')
    .where('id', 'in', (query) => query.selectFrom('user_roles').select('user_id').where('volunteer_center_id', '=', centerId).where('name', 'in', caseStaff))
    .orderBy('id')
    .limit(maxReaders)
    .execute()
}

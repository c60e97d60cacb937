import { type OneTimeToken, acceptLink, confirmLink, findToken, issueToken } from '#features/auth/tokens/server/tokens.ts'
import { telephoneIn } from '#kernel/fields/telephone.ts'
import { cleanLastName, cleanName } from '#features/users/account/server/check-names.ts'
import { type Account, findByMail, foldMail, voidUnconfirmed } from '#features/users/model/server/accounts.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { type NamedRole, grant, organizationNamed } from '#features/users/roles/server/change-role.ts'
import { type RoleKey, rolesEverywhere } from '#features/users/roles/server/roles.ts'
import type { Actor, RoleName } from '#kernel/access/actor.ts'
import { mayGive } from '#kernel/access/role-giving.ts'
import { organizationAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'

const day = 24 * 3_600_000

/**
 * Offers a role to somebody on whom the inviter may not act. The role is given, and the person shown, only once they accept
 * through the mailed link (ADR 0016). The same offer is mailed at most once a day, unless `again`: its earlier links are void.
 */
export async function offerRole(
  tx: PeopleTx,
  context: RequestContext,
  actor: Actor,
  account: Account,
  role: NamedRole,
  { again }: { again: boolean },
): Promise<void> {
  const { center, now } = context
  if ((await hasRole(tx, account.id, role)) || (!again && (await isOffered(tx, account.id, center.id, role, new Date(now.getTime() - day))))) return

  const offer = { role_name: role.name, organization_id: role.organizationId, invited_by: actor.userId }
  const token = await issueToken(tx, { purpose: 'invite', userId: account.id, centerId: center.id, offer, now })
  // Not `user.invited`: the person's name must not show in the inviter's lists before they accept.
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.role_offered', userId: account.id, to: role.name, reason: role.organizationId })
  const facts = { url: acceptLink(context, token), inviter: actor.name, role: role.name, organizationName: role.organizationName }
  await notifyAccount(tx, context, account, { kind: account.confirmed_at ? 'account.role_offered' : 'account.invite', once: token.slice(0, 8), facts })
}

async function isOffered(tx: PeopleTx, userId: string, centerId: string, { name, organizationId }: RoleKey, since: Date): Promise<boolean> {
  const offered = await tx
    .selectFrom('user_tokens')
    .select('digest')
    .where('user_id', '=', userId)
    .where('role_name', '=', name)
    .where('volunteer_center_id', '=', centerId)
    .where('organization_id', 'is not distinct from', organizationId)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return offered !== undefined
}

export type AcceptedRole = { name: RoleName; organizationName: string | null }

/** The role offered with a link; null if there is none. */
export async function offeredBy(db: Database, text: string): Promise<AcceptedRole | null> {
  const link = db.onPlatform(async (tx) => await findToken(people(tx), text, 'invite'))
  const { role_name: name, organization_id: organizationId, volunteer_center_id: volunteerCenterId } = (await link) ?? {}
  if (!name) return null
  return { name, organizationName: organizationId ? await organizationNamed(db, volunteerCenterId!, organizationId) : null }
}

/** Whether the owner of a link has the role offered with it. */
export async function hasAccepted(tx: PeopleTx, token: OneTimeToken): Promise<boolean> {
  const { role_name: name, volunteer_center_id: volunteerCenterId, organization_id: organizationId } = token
  return name !== null && (await hasRole(tx, token.user_id, { name, volunteerCenterId, organizationId }))
}

async function hasRole(tx: PeopleTx, userId: string, { name, volunteerCenterId, organizationId }: RoleKey): Promise<boolean> {
  const own = await rolesEverywhere(tx, userId)
  return own.some((role) => role.name === name && role.volunteerCenterId === volunteerCenterId && role.organizationId === organizationId)
}

/** Accepts an offered role. False if the person who offered it may no longer give it. */
export async function acceptRole(
  tx: PeopleTx,
  { now, locale, center }: RequestContext,
  account: Account,
  { volunteer_center_id: volunteerCenterId, organization_id: organizationId, invited_by: invitedBy }: OneTimeToken,
  { name, organizationName }: AcceptedRole,
): Promise<boolean> {
  // The link may be opened at another center, one that shares the host.
  const at = await tx.selectFrom('volunteer_centers').select('name').where('id', '=', volunteerCenterId).executeTakeFirstOrThrow()
  const there = { now, locale, center: { ...center, id: volunteerCenterId, name: at.name } }
  const role = { name, volunteerCenterId, organizationId, organizationName }
  if (invitedBy === null) {
    if (!(await isWithoutAdmin(tx, organizationId))) return false
    await grant(tx, there, { userId: account.id, session: null }, account, role)
    return true
  }
  const giver = await tx.selectFrom('users').select('id').where('id', '=', invitedBy).where('status', '=', 'active').executeTakeFirst()
  if (!giver) return false
  const roles = (await rolesEverywhere(tx, giver.id)).filter((role) => role.volunteerCenterId === volunteerCenterId || role.volunteerCenterId === null)
  if (!mayGive({ roles }, name, organizationId)) return false
  await grant(tx, there, { userId: giver.id, session: null }, account, role)
  return true
}

/**
 * An organization signed up by a visitor is offered without anybody's right to give roles, so that offer holds only until the
 * organization has an admin.
 */
async function isWithoutAdmin(tx: PeopleTx, organizationId: string | null): Promise<boolean> {
  const admin = await tx
    .selectFrom('user_roles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('name', 'in', organizationAdmins)
    .executeTakeFirst()
  return admin === undefined
}

type Person = { email: string; firstName: string; lastName?: string | null | undefined; phone: string | null }
/** The future admin of an organization, and the link for their mail; null for a deleted account. */
type Founder = { account: Account; link: string | null }

/**
 * Somebody without the right to give roles signs an organization up and names its admin. A new address gets an account that only
 * the owner of the mailbox can open; a known one gets an offer (ADR 0016). The caller sends the mail, and responds the same in
 * both cases (decisions 13).
 */
export async function offerFounding(tx: PeopleTx, context: RequestContext, actor: Actor, person: Person, role: NamedRole): Promise<Founder> {
  const known = await findByMail(tx, person.email)
  return known ? await offerToKnown(tx, context, actor, known, role) : await makeAccount(tx, context, actor, person, role)
}

async function offerToKnown(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, role: NamedRole): Promise<Founder> {
  if (account.status === 'archived') return { account, link: null }
  await voidUnconfirmed(tx, account)
  const offered = { role_name: role.name, organization_id: role.organizationId, invited_by: actor.userId }
  const token = await issueToken(tx, { purpose: 'invite', userId: account.id, centerId: context.center.id, offer: offered, now: context.now })
  return { account, link: acceptLink(context, token) }
}

async function makeAccount(tx: PeopleTx, context: RequestContext, actor: Actor, person: Person, role: NamedRole): Promise<Founder> {
  const { center, locale, now } = context
  const account = await tx
    .insertInto('users')
    .values({
      email: foldMail(person.email),
      first_name: cleanName(person.firstName),
      last_name: cleanLastName(person.lastName),
      phone: person.phone && telephoneIn(person.phone),
      locale,
      home_center_id: center.id,
      status: 'invited',
      notification_prefs: '{}',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  // The account was created by another request just now.
  if (!account) return await offerFounding(tx, context, actor, person, role)

  const { name, volunteerCenterId, organizationId } = role
  await tx
    .insertInto('user_roles')
    .values({ user_id: account.id, name, volunteer_center_id: volunteerCenterId, organization_id: organizationId, granted_by: actor.userId })
    .execute()
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.invited', userId: account.id, to: name, reason: organizationId })
  const token = await issueToken(tx, { purpose: 'invite', userId: account.id, centerId: center.id, now })
  return { account, link: confirmLink(context, token) }
}

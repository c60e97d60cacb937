import { type Actor, hasRole, type RoleName } from '#kernel/access/actor.ts'
import { centerStaff, initialRoles } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, findByMail, foldMail, isRegisteredAt, lockAccount, lockSession, voidUnconfirmed } from '#features/users/model/server/accounts.ts'
import { type NamedRole, giveRole, grant, readRole, refuseUnlessMayGive } from '#features/users/roles/server/change-role.ts'
import { accessLevelOf, isRegisteredElsewhere } from '#features/users/roles/server/roles.ts'
import { cleanLastName, cleanName, issuesOfMail, issuesOfName } from '#features/users/account/server/check-names.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { grantAccess } from './ask-access.ts'
import { confirmLink, issueToken } from '#features/auth/tokens/server/tokens.ts'
import { offerRole } from './offers.ts'

export type Invitation = {
  email: string
  firstName: string
  lastName?: string | null | undefined
  locale?: Locale | undefined
  /** Default: member if there is an organization, otherwise volunteer. */
  roleName?: RoleName | string | undefined
  organizationId?: string | null | undefined
}

/**
 * Invites a person with a role. If the address is registered at this center, only the role is added (`created: false`): at once
 * if the inviter may act on that person, otherwise after they accept it (ADR 0016). An address that is known elsewhere on the
 * platform is refused as taken, unless its owner asked for access here; so is the address of an account that its owner left
 * (contract §3.2).
 */
export async function invite(db: Database, context: RequestContext, actor: Actor, given: Invitation): Promise<{ account: Account; created: boolean }> {
  refuseWhileImpersonating(actor)
  const { locale } = context
  const person = { email: foldMail(given.email), first_name: cleanName(given.firstName), last_name: cleanLastName(given.lastName) }
  const role = await readRole(db, context, actor, {
    roleName: given.roleName ?? (given.organizationId ? initialRoles.colleague : initialRoles.account),
    organizationId: given.organizationId,
  })
  refuseUnlessMayGive(actor, role)
  const unknown = issuesOfMail(person.email, locale)
  if (unknown.length > 0) throw new Invalid(unknown)

  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    return await inviteWithin(tx, context, actor, { ...person, locale: given.locale ?? locale }, role)
  })
}

/** The same within the caller's transaction. The caller has checked that the actor may give the role. */
export async function inviteWithin(
  tx: PeopleTx,
  context: RequestContext,
  actor: Actor,
  person: Stranger,
  role: NamedRole,
): Promise<{ account: Account; created: boolean }> {
  const known = await findByMail(tx, person.email)
  if (known) return { account: await addKnown(tx, context, actor, known, role), created: false }

  const { locale } = context
  const issues = [...issuesOfName('firstName', person.first_name, locale), ...issuesOfName('lastName', person.last_name, locale)]
  if (issues.length > 0) throw new Invalid(issues)
  return { account: await addStranger(tx, context, actor, person, role), created: true }
}

async function addKnown(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, role: NamedRole): Promise<Account> {
  const mayLetIn = hasRole(actor, centerStaff) && account.status === 'active'
  const here = (await isRegisteredAt(tx, account.id, context.center.id)) || (mayLetIn && (await grantAccess(tx, context, actor, account)))
  if (!here) throw new Invalid([issue('email', 'taken', context.locale, messages.isTaken)])
  const held = await lockAccount(tx, account.id)
  if (held.status === 'archived') return await inviteAnew(tx, context, actor, held, role)
  const hadPassword = await voidUnconfirmed(tx, held)
  if ((await accessLevelOf(tx, context, actor, held)) !== 'acts') await offerRole(tx, context, actor, held, role, { again: hadPassword })
  else if (held.confirmed_at) await grant(tx, context, actor, held, role)
  else if ((await giveRole(tx, context, actor, held, role)) || hadPassword) await mailInvitation(tx, context, actor, held, role)
  return held
}

/**
 * Sends an invitation that was withdrawn or has expired again, with this role only. Somebody who had confirmed an account and
 * left is not invited again.
 */
async function inviteAnew(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, role: NamedRole): Promise<Account> {
  const { center, locale } = context
  const shared = await isRegisteredElsewhere(tx, account, center.id)
  if (account.confirmed_at || shared) throw new Invalid([issue('email', 'taken', locale, messages.isTaken)])
  await voidUnconfirmed(tx, account)
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.id).execute()
  await tx.deleteFrom('user_roles').where('user_id', '=', account.id).execute()
  await tx.updateTable('users').set({ status: 'invited', archived_at: null }).where('id', '=', account.id).execute()
  await inviteWith(tx, context, actor, account, role)
  return account
}

type Stranger = Pick<Account, 'email' | 'first_name' | 'last_name' | 'locale'> & { phone?: string | null }

async function addStranger(tx: PeopleTx, context: RequestContext, actor: Actor, person: Stranger, role: NamedRole): Promise<Account> {
  const { center, locale } = context
  const account = await tx
    .insertInto('users')
    .values({ ...person, home_center_id: center.id, status: 'invited', notification_prefs: '{}' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!account) throw new Invalid([issue('email', 'taken', locale, messages.isTaken)]) // somebody else just invited the same address

  await inviteWith(tx, context, actor, account, role)
  return account
}

async function inviteWith(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, role: NamedRole): Promise<void> {
  const { name, volunteerCenterId, organizationId } = role
  await tx
    .insertInto('user_roles')
    .values({ user_id: account.id, name, volunteer_center_id: volunteerCenterId, organization_id: organizationId, granted_by: actor.userId })
    .execute()
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.invited', userId: account.id, to: name, reason: organizationId })
  await mailInvitation(tx, context, actor, account, role)
}

/** Mails the link with which an account that has the role but no password gets one. */
export async function mailInvitation(
  tx: PeopleTx,
  context: RequestContext,
  actor: Actor,
  account: Account,
  { name, organizationName }: NamedRole,
): Promise<void> {
  const token = await issueToken(tx, { purpose: 'invite', userId: account.id, centerId: context.center.id, now: context.now })
  const facts = { url: confirmLink(context, token), inviter: actor.name, role: name, organizationName }
  await notifyAccount(tx, context, account, { kind: 'account.invite', once: token.slice(0, 8), facts })
}

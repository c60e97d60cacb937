import { type Actor, anonymous } from '#kernel/access/actor.ts'
import { scopeOf } from '#kernel/access/role-giving.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Issue } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { confirmLink, issueToken } from '#features/auth/tokens/server/tokens.ts'
import { cleanLastName, cleanName, issuesOfMail, issuesOfName } from '#features/users/account/server/check-names.ts'
import { fullName } from '#features/users/model/full-name.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, findByMail, foldMail, lockAccount } from '#features/users/model/server/accounts.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { inviteWithin, mailInvitation } from './invite.ts'

export type FirstPerson = { email: string; firstName: string; lastName?: string | null | undefined; locale: Locale; roleName: RoleName }

/** `invited`: just now; `waiting`: before, and has not come yet; `here`: has an account that works. */
export type FirstInvitation = { state: 'invited' | 'waiting' | 'here'; /** Works once; null for somebody who is here. */ link: string | null }

/**
 * What is wrong with the first person of a center; `centerId` is null for a center that does not exist yet. Somebody who has the role
 * already is no fault, an account of somebody else is.
 */
export async function checkFirstPerson(tx: Tx, person: FirstPerson, centerId: string | null, locale: Locale): Promise<Issue[]> {
  const issues = [
    ...issuesOfMail(person.email, locale),
    ...issuesOfName('firstName', cleanName(person.firstName), locale),
    ...issuesOfName('lastName', cleanLastName(person.lastName), locale),
  ]
  const known = issues.some(({ attribute }) => attribute === 'email') ? undefined : await findByMail(people(tx), person.email)
  if (known && !(await hasTheRole(tx, known, person.roleName, centerId))) issues.push(issue('email', 'taken', locale, messages.isTaken))
  return issues
}

/**
 * Invites the first person of a center, whom nobody there can invite, within the caller's transaction and after `checkFirstPerson`.
 * The invitation is mailed too. Repeated for somebody who has not come yet it makes another link, and changes nothing else.
 */
export async function inviteFirstPerson(plain: Tx, context: RequestContext, person: FirstPerson, actor: Actor = anonymous): Promise<FirstInvitation> {
  const tx = people(plain)
  const known = await findByMail(tx, person.email)
  if (known?.confirmed_at) return { state: 'here', link: null }
  const isOfPlatform = scopeOf(person.roleName) === 'Platform'
  const role = { name: person.roleName, volunteerCenterId: isOfPlatform ? null : context.center.id, organizationId: null, organizationName: null }
  const named = { email: foldMail(person.email), first_name: cleanName(person.firstName), last_name: cleanLastName(person.lastName), locale: person.locale }
  const { id } = known ?? (await inviteWithin(tx, context, actor, named, role)).account
  const token = await issueToken(tx, { purpose: 'invite', userId: id, centerId: context.center.id, now: context.now })
  return { state: known ? 'waiting' : 'invited', link: confirmLink(context, token) }
}

/** Somebody who was invited to a role of a center and has not come yet. */
export type WaitingPerson = { id: string; name: string; email: string; invitedAt: Date }

/** Who was invited to this role of a center first and has not come yet; null when nobody waits. */
export async function waitingFor(plain: Tx, centerId: string, roleName: RoleName): Promise<WaitingPerson | null> {
  const found = await people(plain)
    .selectFrom('user_roles as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'r.granted_at'])
    .where('r.volunteer_center_id', '=', centerId)
    .where('r.name', '=', roleName)
    .where('u.status', '=', 'invited')
    .where('u.confirmed_at', 'is', null)
    .orderBy('r.granted_at')
    .executeTakeFirst()
  return found ? { id: found.id, name: fullName(found.first_name, found.last_name), email: found.email, invitedAt: found.granted_at } : null
}

/** Mails the invitation of somebody who waits again. Earlier links go on working until they expire. @returns a further link that works once */
export async function inviteAgain(plain: Tx, context: RequestContext, actor: Actor, waiting: WaitingPerson, roleName: RoleName): Promise<string> {
  const tx = people(plain)
  const account = await lockAccount(tx, waiting.id)
  await mailInvitation(tx, context, actor, account, { name: roleName, volunteerCenterId: context.center.id, organizationId: null, organizationName: null })
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.invited', userId: account.id, to: roleName })
  return confirmLink(context, await issueToken(tx, { purpose: 'invite', userId: account.id, centerId: context.center.id, now: context.now }))
}

async function hasTheRole(tx: Tx, { id, status }: Account, roleName: RoleName, centerId: string | null): Promise<boolean> {
  if (status !== 'invited' && status !== 'active') return false
  const isOfPlatform = scopeOf(roleName) === 'Platform'
  if (!isOfPlatform && centerId === null) return false
  const found = await people(tx)
    .selectFrom('user_roles')
    .select('id')
    .where('user_id', '=', id)
    .where('name', '=', roleName)
    .where('volunteer_center_id', isOfPlatform ? 'is' : '=', isOfPlatform ? null : centerId)
    .executeTakeFirst()
  return found !== undefined
}

import type { Actor } from '#kernel/access/actor.ts'
import { type Account, findByMail, foldMail } from '#features/users/model/server/accounts.ts'
import type { NamedRole } from '#features/users/roles/server/change-role.ts'
import { cleanName } from '#features/users/account/server/check-names.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { voidUnconfirmed } from '#features/users/model/server/void-credentials.ts'
import { acceptLink, confirmLink } from '#features/auth/tokens/server/links.ts'
import { issueToken } from '#features/auth/tokens/server/one-time-tokens.ts'

type Person = { email: string; firstName: string; lastName: string; phone: string | null }
/** Who is to look after an organization, and the link of their mail; null for an account that has gone. */
export type Founder = { account: Account; link: string | null }

/**
 * Somebody without the right to give roles has signed an organization up and named who will look after it. A new address
 * becomes an account that only the reader of its mails can enter; to a known one it is an offer (ADR 0016). The caller
 * sends the mail, and answers the same either way (decisions 13).
 */
export async function offerFounding(tx: PeopleTx, context: RequestContext, actor: Actor, person: Person, role: NamedRole): Promise<Founder> {
  const known = await findByMail(tx, person.email)
  return known ? await offer(tx, context, actor, known, role) : await makeAccount(tx, context, actor, person, role)
}

async function offer(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, role: NamedRole): Promise<Founder> {
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
      last_name: cleanName(person.lastName),
      phone: person.phone,
      locale,
      home_center_id: center.id,
      status: 'invited',
      notification_prefs: '{}',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  // Somebody made the account at this very moment.
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

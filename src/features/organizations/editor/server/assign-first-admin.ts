import { initialRoles } from '#kernel/access/role-sets.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'
import { inviteWithin } from '#features/auth/access/server/invite.ts'
import { offerFounding } from '#features/auth/access/server/offer-founding.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { giveRole } from '#features/users/roles/server/add-role.ts'
import type { NamedRole } from '#features/users/roles/server/change-role.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { contextOf } from '#features/users/server/verbs.ts'
import type { Founding } from './founding.ts'

type Made = { id: string; isStaff: boolean }

/** Gives a new organization its admin, and tells them. @returns whom the center calls about it */
export async function assignFirstAdmin(call: Founding, { id, isStaff }: Made): Promise<string> {
  const { input, actor, centerId } = call
  const role: NamedRole = { name: initialRoles.founder, volunteerCenterId: centerId, organizationId: id, organizationName: input.name }
  if (isStaff) return await inviteContact(call, role)
  const person = input.contactPerson
  const applicant = actor.userId === null ? null : await makeAdmin(call, role)
  if (!person || applicant?.email === person.email.toLowerCase()) {
    // Who is signed in has it at once: nobody can be the organization's but through them.
    tellReceived(call, id, applicant!, { link: null, isOwn: true })
    return applicant!.id
  }
  const { account, link } = await offerFounding(people(call.tx), contextOf(call), actor, { ...person, phone: person.phone ?? null }, role)
  tellReceived(call, id, account, { link, isOwn: false })
  return account.id
}

async function makeAdmin(call: Founding, role: NamedRole): Promise<Account> {
  const tx = people(call.tx)
  const account = await tx.selectFrom('users').selectAll().where('id', '=', call.actor.userId).executeTakeFirstOrThrow()
  await giveRole(tx, contextOf(call), call.actor, account, role)
  return account
}

/** The center may give roles: it invites as always, and what is wrong with the person is said at their fields. */
async function inviteContact(call: Founding, role: NamedRole): Promise<string> {
  const { email, firstName, lastName, phone } = call.input.contactPerson!
  const person = { email, first_name: firstName, last_name: lastName, phone: phone ?? null, locale: call.locale }
  const { account } = await inviteWithin(people(call.tx), contextOf(call), call.actor, person, role).catch((error: unknown) => {
    if (!(error instanceof Invalid)) throw error
    const issues = error.issues.map(({ attribute, pointer: _, ...issue }) => ({ ...issue, attribute: `contactPerson.${attribute}` }))
    throw new Invalid(issues)
  })
  return account.id
}

function tellReceived(
  call: Founding,
  id: string,
  { id: userId, email, first_name: firstName, locale }: Account,
  facts: { link: string | null; isOwn: boolean },
) {
  queueMail(call.tx, {
    centerId: call.centerId,
    kind: 'organization.received',
    dedupeKey: `organization.received:${id}:${userId}`,
    userId,
    address: email,
    locale,
    facts: { firstName, organization: call.input.name, organizationId: id, ...facts },
  })
}

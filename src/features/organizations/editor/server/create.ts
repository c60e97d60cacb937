import { inviteWithin } from '#features/auth/access/server/invite.ts'
import { offerFounding } from '#features/auth/access/server/offers.ts'
import { findDuplicates } from '#features/organizations/likeness/server/duplicates.ts'
import type { organization } from '#features/organizations/model/organization.ts'
import { notifyCenter } from '#features/organizations/model/server/deciders.ts'
import { slugOf } from '#features/organizations/model/server/slug-of.ts'
import type { OrganizationStatus } from '#features/organizations/model/states.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { type NamedRole, giveRole } from '#features/users/roles/server/change-role.ts'
import { contextOf } from '#features/users/server/verbs.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff, initialRoles } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { numberedSlugs } from '#kernel/fields/slug.ts'
import { Forbidden, Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { CreateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'
import { newAddress, refuseTakenNumber } from './checked-fields.ts'
import { cleanLastName } from '#features/users/account/server/check-names.ts'

/** Inserts a new organization. @throws {Invalid} for an unknown town, or a number that another organization has */
async function insertOrganization(call: Founding, { status }: { status: OrganizationStatus }): Promise<string> {
  const { tx, centerId, now, input } = call
  const { profile, address, nonprofitDeclared, termsAccepted, contactPerson: _contact, status: _status, reason: _reason, message: _message, ...words } = input
  if (words.kvkNumber) await refuseTakenNumber(call, words.kvkNumber)
  const row = {
    ...inColumns(words),
    volunteer_center_id: centerId,
    status,
    nonprofit_declared_at: nonprofitDeclared ? now : null,
    terms_accepted_at: termsAccepted ? now : null,
    address_id: await newAddress(call, address),
  }
  for (const slug of numberedSlugs(slugOf(words.name), Infinity).take(maxNamesakes)) {
    const made = await tx
      .insertInto('organizations')
      .values({ ...row, slug } as never)
      .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) continue
    await tx
      .insertInto('organization_profiles')
      .values({ volunteer_center_id: centerId, organization_id: made.id, ...profile })
      .execute()
    return made.id
  }
  throw new Invalid([{ code: 'taken', attribute: 'name' }])
}

/** More than the branches of one name in one town. */
const maxNamesakes = 100

/**
 * POST /organizations: one that is signed up waits for approval; one that center staff add is approved (contract §3.3). Creates
 * the organization, its address, profile and admin, the mails and the audit event in one transaction.
 */
export const createOrganization: Verb<CreateOf<typeof organization>> = async (call) => {
  const { tx, input, actor, centerId } = call
  refuseWhileImpersonating(actor)
  const isStaff = hasRole(actor, centerStaff)
  refuseIncomplete(call, { isStaff })

  const { postcode = null, houseNumber = null } = input.address
  const compared = { name: input.name, kvkNumber: input.kvkNumber ?? null, postcode, houseNumber }
  const duplicates = await findDuplicates(tx, centerId, compared, { onlyPublic: !isStaff })
  const status = isStaff ? 'approved' : 'pending'
  const id = await insertOrganization(call, { status })
  const contact = await assignFirstAdmin(call, { id, isStaff })
  await tx.updateTable('organizations').set({ contact_user_id: contact }).where('id', '=', id).execute()

  writeAuditEvent(
    tx,
    { centerId, actor },
    { action: isStaff ? 'organization.added' : 'organization.submitted', subjectType: 'organizations', subjectId: id, to: status },
  )
  if (!isStaff) await notifyCenter(call, { kind: 'organization.submitted', id, name: input.name, once: id })
  const { name, organizationType, summary } = input
  // A visitor cannot read a pending organization, so the response shows what they sent.
  return { id, meta: { duplicates }, known: { name, organizationType, summary, status } }
}

/** Checks what the declaration cannot, because it depends on the caller. @throws {Invalid} with all that is missing */
function refuseIncomplete({ input, actor }: Founding, { isStaff }: { isStaff: boolean }): void {
  const { organizationType, contactPerson, kvkNumber, legalForm, nonprofitDeclared, termsAccepted } = input
  // The type decides the rights of an organization, so only center staff may create another center.
  if (!isStaff && organizationType === 'VolunteerCenter') throw new Forbidden('forbidden_attribute', { attribute: 'organizationType' })
  const issues: Issue[] = []
  const missing = (attribute: string) => issues.push({ code: 'blank', attribute })
  const unticked = (attribute: string) => issues.push({ code: 'accepted', attribute, words: sayInAll(fieldWords.accepted) })
  if (!contactPerson && (isStaff || actor.userId === null)) for (const part of ['firstName', 'email']) missing(`contactPerson.${part}`)
  if (!isStaff) {
    if (!kvkNumber && legalForm !== 'informeel') missing('kvkNumber')
    if (!nonprofitDeclared) unticked('nonprofitDeclared')
    if (!termsAccepted) unticked('termsAccepted')
  }
  if (issues.length > 0) throw new Invalid(issues)
}

type Made = { id: string; isStaff: boolean }

/** Gives a new organization its admin, and mails them. @returns the user id of the contact whom the center calls */
async function assignFirstAdmin(call: Founding, { id, isStaff }: Made): Promise<string> {
  const { input, actor, centerId } = call
  const role: NamedRole = { name: initialRoles.founder, volunteerCenterId: centerId, organizationId: id, organizationName: input.name }
  if (isStaff) return await inviteContact(call, role)
  const person = input.contactPerson
  const applicant = actor.userId === null ? null : await makeAdmin(call, role)
  if (!person || applicant?.email === person.email.toLowerCase()) {
    // A signed-in person becomes its admin at once.
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

/** Center staff may give roles, so this is an ordinary invitation; faults of the person are shown at their fields. */
async function inviteContact(call: Founding, role: NamedRole): Promise<string> {
  const { email, firstName, lastName, phone } = call.input.contactPerson!
  const person = { email, first_name: firstName, last_name: cleanLastName(lastName), phone: phone ?? null, locale: call.locale }
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

/** POST /organizations as the verb receives it. */
type Founding = Call<CreateOf<typeof organization>>

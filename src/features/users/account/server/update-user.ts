import { isDeepStrictEqual } from 'node:util'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, lockAccount, lockSession } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { type UserState, nextStates, userStates } from '#features/users/model/user-states.ts'
import { isRegisteredElsewhere, refuseIfLast, requireAccess, rolesEverywhere } from '#features/users/roles/server/roles.ts'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { centerStaff, platformAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { normalJson } from '#kernel/fields/normal-text.ts'
import { telephoneIn } from '#kernel/fields/telephone.ts'
import { Forbidden, Invalid, type Issue, Refused, Unauthenticated } from '#kernel/http/errors.ts'
import { type Locale, locales } from '#kernel/i18n/messages.ts'
import { allEvents } from '#kernel/mail/server/templates.ts'
import { archiveHeld, noteStatusChange } from './archive-user.ts'
import { cleanLastName, cleanName, issuesOfName } from './check-names.ts'

/** The personal details, other than choices, by the names that audit events and mails use. */
const facts = { first_name: 'firstName', last_name: 'lastName', phone: 'phone', locale: 'locale' } as const
type Facts = Pick<Account, keyof typeof facts>

/** Writes an audit event of changed details; where somebody else made the change, the owner is notified, in their new language. */
async function notifyOfChangedDetails(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, values: Partial<Facts>): Promise<void> {
  const columns = (Object.keys(facts) as (keyof Facts)[]).filter((name) => values[name] !== undefined && values[name] !== account[name])
  if (columns.length === 0) return
  const changed = columns.map((name) => facts[name]).join(' ')
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.updated', userId: account.id, to: changed })
  if (actor.userId === account.id) return
  const reader = { ...account, ...Object.fromEntries(columns.map((name) => [name, values[name]])) }
  await notifyAccount(tx, context, reader, { kind: 'account.updated', once: context.now.toISOString(), facts: { by: actor.name, changed } })
}

/** Attributes that can change without reauthentication; undefined stays as it is. Address and password have verbs of their own. */
export type UserChanges = {
  firstName?: string | undefined
  lastName?: string | null | undefined
  phone?: string | null | undefined
  locale?: Locale | undefined
  notificationPrefs?: Record<string, unknown> | undefined
  status?: UserState | undefined
}

/** PATCH /users/{id} and /current_user (contract §3.2): oneself, staff; an organization's admin changes names only. */
export async function updateUser(db: Database, context: RequestContext, actor: Actor, userId: string, changes: UserChanges): Promise<Account> {
  if (!actor.userId) throw new Unauthenticated()
  const issues = issuesOfChanges(changes, context.locale)
  if (issues.length > 0) throw new Invalid(issues)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const account = await lockAccount(tx, userId)
    await requireAccess(tx, context, actor, account)
    await updateHeld(tx, context, actor, account, changes)
    return await lockAccount(tx, userId)
  })
}

/** The same for an account that is locked already, in a transaction that changes more; the values have been validated. */
export async function updateHeld(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, changes: UserChanges): Promise<void> {
  await refuseUnlessMayChange(tx, context, actor, account, changes)
  refuseUnknownPrefs(account.notification_prefs, changes.notificationPrefs, context.locale)
  const values = valuesOf(changes)
  if (Object.keys(values).length > 0) await tx.updateTable('users').set(values).where('id', '=', account.id).execute()
  await notifyOfChangedDetails(tx, context, actor, account, values)
  const { status } = changes
  if (status !== undefined && status !== account.status) await changeStatus(tx, context, actor, account, status)
}

async function refuseUnlessMayChange(tx: PeopleTx, { center }: RequestContext, actor: Actor, account: Account, changes: UserChanges): Promise<void> {
  const own = account.id === actor.userId
  const isStaff = hasRole(actor, centerStaff)
  if (changes.status !== undefined && changes.status !== account.status) {
    refuseWhileImpersonating(actor)
    // The status is that of the whole account: one center cannot deactivate somebody who is registered at another.
    const shared = !hasRole(actor, platformAdmins) && (await isRegisteredElsewhere(tx, account, center.id))
    if (own || !isStaff || shared) throw new Forbidden('forbidden_attribute', { attribute: 'status' })
  }
  if (own || isStaff) return
  const { phone, locale, notification_prefs: notificationPrefs } = account
  const before = { phone, locale, notificationPrefs }
  const beyond = (['phone', 'locale', 'notificationPrefs'] as const).find(
    (attribute) => changes[attribute] !== undefined && changes[attribute] !== before[attribute],
  )
  if (beyond) throw new Forbidden('forbidden_attribute', { attribute: beyond })
}

/**
 * The mails decide which preferences exist (`registerMails`). A preference of a mail that no longer exists may be sent back unchanged.
 * @throws 422
 */
function refuseUnknownPrefs(kept: Record<string, unknown>, sent: UserChanges['notificationPrefs'], locale: Locale): void {
  const known = new Set([...allEvents()].flatMap(([kind, { group }]) => [kind, group]))
  const isUnknown = Object.entries(normalJson(sent ?? {}) as Record<string, unknown>).some(
    ([key, choice]) => !known.has(key) && !(Object.hasOwn(kept, key) && isDeepStrictEqual(kept[key], choice)),
  )
  if (isUnknown) throw new Invalid([issue('notificationPrefs', 'inclusion', locale, messages.isNotIncluded)])
}

/** The faults of these values. */
export function issuesOfChanges({ firstName, lastName, phone, locale, notificationPrefs, status }: UserChanges, language: Locale): Issue[] {
  return [
    ...(firstName === undefined ? [] : issuesOfName('firstName', cleanName(firstName), language)),
    ...(lastName === undefined ? [] : issuesOfName('lastName', cleanLastName(lastName), language)),
    ...(phone && telephoneIn(phone) === null ? [issue('phone', 'invalid', language, messages.isNoPhone)] : []),
    ...(locale === undefined || locales.includes(locale) ? [] : [issue('locale', 'inclusion', language, messages.isNotIncluded)]),
    ...(notificationPrefs === undefined || isThing(notificationPrefs) ? [] : [issue('notificationPrefs', 'invalid', language, messages.isNotIncluded)]),
    ...(status === undefined || userStates.includes(status) ? [] : [issue('status', 'inclusion', language, messages.isNotIncluded)]),
  ]
}

const isThing = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function valuesOf({ firstName, lastName, phone, locale, notificationPrefs }: UserChanges) {
  return {
    ...(firstName !== undefined && { first_name: cleanName(firstName) }),
    ...(lastName !== undefined && { last_name: cleanLastName(lastName) }),
    ...(phone !== undefined && { phone: phone ? telephoneIn(phone) : null }),
    ...(locale !== undefined && { locale }),
    ...(notificationPrefs !== undefined && { notification_prefs: JSON.stringify(normalJson(notificationPrefs)) }),
  }
}

/**
 * Staff deactivate, activate, archive or restore an account (domain §3.14); within ten seconds it can be undone.
 * @throws {Refused} a transition that does not exist; {Invalid} last_admin
 */
async function changeStatus(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, to: UserState): Promise<void> {
  const allowed = nextStates(account.status, account.archived_at, context.now).filter((state) => state !== 'active' || account.confirmed_at !== null)
  if (!allowed.includes(to)) throw new Refused('invalid_transition', { attribute: 'status', meta: { from: account.status, to, allowed } })
  noteStatusChange(tx, context, actor, account, to)
  if (to === 'archived') return await archiveHeld(tx, context, actor, account)

  if (to === 'inactive') await refuseIfLast(tx, account.id, await rolesEverywhere(tx, account.id), context.locale)
  // Restarts the period of inactivity, or the next night would deactivate the account again.
  await tx
    .updateTable('users')
    .set({ status: to, archived_at: null, ...(to === 'active' && { last_seen_at: context.now }) })
    .where('id', '=', account.id)
    .execute()
  if (to === 'inactive') await tx.deleteFrom('sessions').where('user_id', '=', account.id).execute()
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.status_changed', userId: account.id, from: account.status, to })
  await notifyAccount(tx, context, account, { kind: to === 'inactive' ? 'account.deactivated' : 'account.activated', once: context.now.toISOString() })
}

type Prefs = Record<string, unknown>

/** Changes mail preferences through the link of a mail: nothing else of the account changes, and nobody is notified. */
export async function changePrefs(db: Database, userId: string, change: (prefs: Prefs) => Prefs): Promise<void> {
  await db.onPlatform(async (tx) => {
    const row = await people(tx).selectFrom('users').select('notification_prefs').where('id', '=', userId).forUpdate().executeTakeFirst()
    if (!row) return
    const prefs = JSON.stringify(change(row.notification_prefs))
    await people(tx).updateTable('users').set({ notification_prefs: prefs }).where('id', '=', userId).execute()
  })
}

import { type Actor, hasRole } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Forbidden, type Issue, Invalid, NotFound, Refused, Unauthenticated } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { issue } from '#features/users/issue.ts'
import { messages } from '#features/users/messages.ts'
import { rankOf } from '#features/users/role-names.ts'
import { nextStates, type UserState, userStates } from '#features/users/user-states.ts'
import { type Account, holdAccount } from './accounts.ts'
import { archiveHeld } from './archive-user.ts'
import { cleanName, cleanPhone, issuesOfName } from './check-names.ts'
import { holdSession } from './hold-session.ts'
import { refuseWhileImpersonating } from './impersonation.ts'
import type { Occasion } from './occasion.ts'
import { people, type PeopleTx } from './people-tables.ts'
import { rolesAt } from './roles.ts'
import { canSee } from './see.ts'
import { tell } from './tell.ts'
import { trace } from './trace.ts'

/** What may change in an account without proof; undefined stays as it is. Mail and password have verbs of their own. */
export type UserChanges = {
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | null | undefined
  locale?: Locale | undefined
  notificationPrefs?: Record<string, unknown> | undefined
  status?: UserState | undefined
}

/** PATCH /users/{id} and /current_user (contract §3.2): oneself, staff; an organization's admin changes names only. */
export async function updateUser(db: Database, occasion: Occasion, actor: Actor, userId: string, changes: UserChanges): Promise<Account> {
  if (!actor.userId) throw new Unauthenticated()
  const values = checked(changes, occasion.locale)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    await holdSession(tx, actor)
    const account = await holdAccount(tx, userId)
    if (!(await canSee(tx, occasion, actor, account))) throw new NotFound('users', userId)
    await refuseUnlessMayChange(tx, occasion, actor, account, changes)

    const { status } = changes
    if (Object.keys(values).length > 0) await tx.updateTable('users').set(values).where('id', '=', userId).execute()
    if (status !== undefined && status !== account.status) await changeStatus(tx, occasion, actor, account, status)
    return await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  })
}

async function refuseUnlessMayChange(tx: PeopleTx, { center }: Occasion, actor: Actor, account: Account, changes: UserChanges): Promise<void> {
  const own = account.id === actor.userId
  if (changes.status !== undefined && changes.status !== account.status) {
    refuseWhileImpersonating(actor)
    if (own || !hasRole(actor, 'coordinator', 'center_admin', 'super_admin')) throw new Forbidden('forbidden_attribute', { attribute: 'status' })
  }
  if (own) return
  if (hasRole(actor, 'coordinator', 'center_admin', 'super_admin')) {
    // A coordinator does not change the admin of the center, nor that one a platform admin.
    if (rankOf(await rolesAt(tx, account.id, center.id)) > rankOf(actor.roles)) throw new Forbidden('forbidden')
    return
  }
  const beyond = (['phone', 'locale', 'notificationPrefs'] as const).find((attribute) => changes[attribute] !== undefined && changes[attribute] !== account[attribute])
  if (beyond) throw new Forbidden('forbidden_attribute', { attribute: beyond })
}

async function changeStatus(tx: PeopleTx, occasion: Occasion, actor: Actor, account: Account, to: UserState): Promise<void> {
  const allowed = nextStates(account.status, account.archivedAt, occasion.now).filter((state) => state !== 'active' || account.confirmedAt !== null)
  if (!allowed.includes(to)) throw new Refused('invalid_transition', { attribute: 'status', meta: { from: account.status, to, allowed } })
  if (to === 'archived') return await archiveHeld(tx, occasion, actor, account)

  await tx.updateTable('users').set({ status: to, archivedAt: null }).where('id', '=', account.id).execute()
  if (to === 'inactive') await tx.deleteFrom('sessions').where('userId', '=', account.id).execute()
  await trace(tx, occasion, actor, { action: `user.status_changed`, userId: account.id, from: account.status, to })
  await tell(tx, occasion, account, { kind: to === 'inactive' ? 'account.deactivated' : 'account.activated', once: occasion.now.toISOString() })
}

type Values = { firstName?: string; lastName?: string; phone?: string | null; locale?: Locale; notificationPrefs?: string }

function checked(changes: UserChanges, locale: Locale): Values {
  const issues: Issue[] = []
  const values: Values = {}
  for (const attribute of ['firstName', 'lastName'] as const) {
    if (changes[attribute] === undefined) continue
    values[attribute] = cleanName(changes[attribute])
    issues.push(...issuesOfName(attribute, values[attribute], locale))
  }
  if (changes.phone !== undefined) {
    values.phone = changes.phone ? cleanPhone(changes.phone) : null
    if (changes.phone && values.phone === null) issues.push(issue('phone', 'invalid', locale, messages.isNoPhone))
  }
  if (changes.locale !== undefined) {
    if (changes.locale !== 'nl' && changes.locale !== 'en') issues.push(issue('locale', 'inclusion', locale, messages.isNotIncluded))
    else values.locale = changes.locale
  }
  if (changes.status !== undefined && !userStates.includes(changes.status)) issues.push(issue('status', 'inclusion', locale, messages.isNotIncluded))
  if (changes.notificationPrefs !== undefined) values.notificationPrefs = JSON.stringify(changes.notificationPrefs)
  if (issues.length > 0) throw new Invalid(issues)
  return values
}

import { sql } from 'kysely'
import { anonymous } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { UserState } from '#features/users/model/user-states.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { archiveHeld } from '#features/users/account/server/archive-user.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { refuseIfLast, rolesEverywhere } from '#features/users/roles/server/roles.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'

/** Months without activity (domain §3.14). */
export const silence = { notes: [6, 11], inactive: 12, archived: 24 } as const
/** Days within which a reminder that failed is sent late; after that its text would no longer be true. */
const daysForNote = 14
const batch = 500

/**
 * The nightly job for inactive people: two reminders, then the account is deactivated, and after two years deleted. An account that is
 * deactivated tonight is deleted tomorrow at the earliest. Somebody who signs in meanwhile is left alone.
 */
export async function processInactiveUsers(db: Database, now: Date): Promise<{ archived: number; inactive: number; noted: number }> {
  const centers = await centerNames(db)
  const at = ({ home_center_id: homeCenterId, locale }: Account): RequestContext => ({
    center: { id: homeCenterId, name: centers.get(homeCenterId) ?? '', origin: '' },
    locale,
    now,
  })

  const archived = await each(
    db,
    { status: 'inactive', since: monthsBefore(now, silence.archived) },
    async (tx, account) => await archive(tx, at(account), account),
  )
  const inactive = await each(
    db,
    { status: 'active', since: monthsBefore(now, silence.inactive) },
    async (tx, account) => await switchOff(tx, at(account), account),
  )
  let noted = 0
  for (const months of silence.notes) {
    const since = monthsBefore(now, months)
    const after = new Date(since.getTime() - daysForNote * 86_400_000)
    noted += await each(db, { status: 'active', since, after }, async (tx, account) => await note(tx, at(account), account, months))
  }
  return { archived, inactive, noted }
}

/** Keeps the last admin, so that an organization is not left without anybody who decides. */
async function archive(tx: PeopleTx, context: RequestContext, account: Account): Promise<void> {
  await archiveHeld(tx, context, anonymous, account)
}

/** Keeps the last admin too. */
async function switchOff(tx: PeopleTx, context: RequestContext, account: Account): Promise<void> {
  await refuseIfLast(tx, account.id, await rolesEverywhere(tx, account.id), context.locale)
  await tx.updateTable('users').set({ status: 'inactive' }).where('id', '=', account.id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', account.id).execute()
  await writeAccountAuditEvent(tx, context, anonymous, {
    action: 'user.status_changed',
    userId: account.id,
    from: account.status,
    to: 'inactive',
    reason: 'silent',
  })
  await notifyAccount(tx, context, account, { kind: 'account.silent_off', once: context.now.toISOString() })
}

/** The key holds the month and the start of the inactivity, so that every night of the fortnight queues the same mail once. */
async function note(tx: PeopleTx, context: RequestContext, account: Account & { since: Date }, months: number): Promise<void> {
  await notifyAccount(tx, context, account, { kind: 'account.silent', once: `${months}:${account.since.toISOString()}`, facts: { months } })
}

type Silent = { status: UserState; /** Inactive since this moment or longer. */ since: Date; /** But active after this one. */ after?: Date }

/** One transaction for each person, who is read again under a lock, since they may just have signed in. */
async function each(db: Database, silent: Silent, step: (tx: PeopleTx, account: Account & { since: Date }) => Promise<void>): Promise<number> {
  let [last, done] = ['00000000-0000-0000-0000-000000000000', 0]
  for (;;) {
    const ids = await db.onPlatform(async (tx) => await select(people(tx), silent).select('id').where('id', '>', last).orderBy('id').limit(batch).execute())
    for (const { id } of ids) {
      const stepped = db.onPlatform(async (plain: Tx) => {
        const tx = people(plain)
        const held = await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
        const account = held && (await select(tx, silent).selectAll().select(lastSign.as('since')).where('id', '=', id).executeTakeFirst())
        if (account) await step(tx, account)
        return account !== undefined
      })
      if (await stepped.catch(unlessLastAdmin)) done += 1
    }
    if (ids.length < batch) return done
    last = ids.at(-1)!.id
  }
}

/** SQL: the last activity. Sessions count, since people return without signing in; so does the creation of the account. */
const lastSign = sql<Date>`greatest(last_seen_at, confirmed_at, created_at,
  (select max(s.last_used_at) from sessions s where s.user_id = users.id and s.kind <> 'impersonation'))`

function select(tx: PeopleTx, { status, since, after }: Silent) {
  const found = tx
    .selectFrom('users')
    .where('status', '=', status)
    .where(sql<boolean>`${lastSign} <= ${since}`)
  return after === undefined ? found : found.where(sql<boolean>`${lastSign} > ${after}`)
}

function unlessLastAdmin(error: unknown): false {
  if (error instanceof Invalid && error.issues.some(({ code }) => code === 'last_admin')) return false
  throw error
}

async function centerNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.onPlatform(async (tx) => await tx.selectFrom('volunteer_centers').select(['id', 'name']).execute())
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The same day so many months earlier; the last of February for the 31st of August. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}

import { sql } from 'kysely'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'
import { digestOf, issueToken, newToken, resetLink, tokenLifetimes } from '#features/auth/tokens/server/tokens.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { daysToAnswer } from '#features/center-archives/center-join.ts'
import { leaveAlone } from './join-account.ts'

/** People who are told in one transaction. */
const atOnce = 50

/**
 * Mails those who came with an imported center: a link to set a password, or the question whether the account that is here already is theirs.
 * Each is told once, in the transaction that notes it.
 */
export async function tellArrivals(db: Database, now = new Date()): Promise<number> {
  let told = 0
  for (const centerId of await db.asWorker(centerIds)) {
    let found: number
    do {
      found = await tellSome(db, centerId, now)
      told += found
    } while (found === atOnce)
  }
  return told
}

async function tellSome(db: Database, centerId: string, now: Date): Promise<number> {
  return await db.onPlatform(async (tx) => {
    const waiting = await rowsOf(
      tx,
      {
        userId: shown.text('a.user_id'),
        knownUserId: orNull(shown.text('a.known_user_id')),
        email: shown.text('u.email'),
        firstName: shown.text('u.first_name'),
        locale: shown.code<'nl' | 'en'>()('u.locale'),
        centerName: shown.text('c.name'),
      },
      (columns) => sql`select ${columns} from center_arrivals a join volunteer_centers c on c.id = a.volunteer_center_id
        join users u on u.id = coalesce(a.known_user_id, a.user_id)
        where a.volunteer_center_id = ${centerId} and a.told_at is null order by a.user_id limit ${atOnce} for update of a skip locked`,
    )
    for (const { userId, knownUserId, email, firstName, locale, centerName } of waiting) {
      const center = { id: centerId, name: centerName, origin: '' }
      const digest = knownUserId ? newToken() : null
      const url = digest
        ? `/forms/${digest}`
        : resetLink(
            { center, locale, now },
            await issueToken(people(tx), { purpose: 'reset', userId, centerId, lifetime: tokenLifetimes.invite, now }),
            '/auth/reset',
          )
      await sql`update center_arrivals set told_at = ${now}, digest = ${digest && digestOf(digest)}
        where volunteer_center_id = ${centerId} and user_id = ${userId}`.execute(tx)
      queueMail(tx, {
        centerId,
        kind: knownUserId ? 'center_arrivals.join' : 'center_arrivals.password',
        dedupeKey: `center_arrivals:${userId}`,
        userId: knownUserId ?? userId,
        address: email,
        locale,
        facts: { firstName, centerName, url, days: daysToAnswer },
      })
    }
    return waiting.length
  }, centerId)
}

/** Who has not answered for so long keeps two accounts, of which this center's is closed; then nothing is left of the question. */
export async function forgetArrivals(db: Database): Promise<void> {
  await inEveryCenter(db, async (centerId) => {
    const over = await db.inCenter(
      centerId,
      async (tx) =>
        await rowsOf(
          tx,
          { userId: shown.text('user_id'), isOpen: shown.flag('known_user_id is not null and answer is null') },
          (columns) => sql`select ${columns} from center_arrivals
            where volunteer_center_id = ${centerId} and told_at < now() - make_interval(days => ${daysToAnswer})`,
        ),
    )
    for (const { userId, isOpen } of over) {
      if (isOpen) await leaveAlone(db, userId)
      await db.inCenter(centerId, async (tx) => await tx.deleteFrom('center_arrivals').where('user_id', '=', userId).execute())
    }
  })
}

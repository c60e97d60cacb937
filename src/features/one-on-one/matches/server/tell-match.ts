import { queueMail, queueMails } from '#kernel/mail/server/outbox.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'
import { type MailReader, readerOf } from '#features/users/model/server/person-columns.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { sql } from 'kysely'
import type { MatchActing } from './match-row.ts'

type Where = Pick<MatchActing, 'tx' | 'centerId'>
type News = { kind: string; matchId: string; /** The same is told once. */ once: string; facts?: Readonly<Record<string, unknown>> }

const mailOf = (person: MailReader, { kind, matchId, once, facts = {} }: News) => ({
  kind,
  dedupeKey: `${kind}:${matchId}:${once}:${person.id}`,
  userId: person.id,
  address: person.email,
  locale: person.locale ?? 'nl',
  facts: { firstName: person.firstName, matchId, ...facts },
})

/** Mails one of the two, with the notice beside it. No word and no name of the other is in it (decisions 58). Nobody writes to a closed account. */
export async function tellSide({ tx, centerId }: Where, userId: string | null, news: News): Promise<void> {
  if (userId === null) return
  const { rows } = await sql`select from users where id = ${userId} and status <> 'archived'`.execute(tx)
  const person = rows.length === 0 ? undefined : await readerOf(tx, userId)
  if (person) queueMail(tx, { centerId, ...mailOf(person, news) })
}

/** Mails the coordinator of the case, or their substitute during an absence; where nobody is left those who do the center's cases. */
export async function tellCoordinator(where: Where, coordinatorId: string | null, news: News): Promise<void> {
  const { tx, centerId } = where
  const person = coordinatorId === null ? null : await standingIn(where, coordinatorId)
  const people = person ? [person] : await decidersOf(where)
  queueMails(
    tx,
    centerId,
    people.map((one) => mailOf(one, { ...news, once: `center ${news.once}`, facts: { ...news.facts, isCenter: true } })),
  )
}

async function standingIn({ tx, centerId }: Where, userId: string): Promise<MailReader | null> {
  const [found] = await rowsOf(
    tx,
    { substitute: orNull(shown.text('a.substitute_id')), isHere: shown.flag(`u.status = 'active'`) },
    (columns) =>
      sql`select ${columns} from users u left join absences a on a.volunteer_center_id = ${centerId} and a.user_id = u.id and ${sql.raw(isAwaySql('a'))} where u.id = ${userId} limit 1`,
  )
  if (!found?.isHere) return null
  return (await readerOf(tx, found.substitute ?? userId)) ?? null
}

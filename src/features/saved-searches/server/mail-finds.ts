import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'
import { alertPath } from '#features/saved-searches/alert-path.ts'
import { keptSearch } from '#features/saved-searches/kept-query.ts'
import type { Frequency } from '#features/saved-searches/saved-search.ts'
import { findNew } from './find-new.ts'
import type { MailedVacancy } from '#features/vacancies/server/mailed-vacancy.ts'

/** A mail that is longer is not read. */
const mostInMail = 10

type Due = { id: string; query: string; key: string; since: Date; userId: string | null; address: string; locale: Locale; firstName: string | null }

/** Mails everybody of a center who is told this often what their searches find anew. */
export async function mailFinds(db: Database, centerId: string, frequency: Frequency): Promise<void> {
  const due = await db.inCenter(centerId, async (tx) => await dueIn(tx, centerId, frequency))
  for (const one of due) {
    const search = keptSearch(one.query)
    const found = search ? await findNew(db, centerId, { search, since: one.since }) : []
    await db.inCenter(centerId, async (tx) => await tellOne(tx, { centerId, due: one, found }))
  }
}

/**
 * Those for whom a vacancy came since one last looked. An hour more is looked back, for what was published by a change that took
 * its time; what somebody was told of is known.
 */
async function dueIn(tx: Tx, centerId: string, frequency: Frequency): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select s.id, s.query, s.key, s.created_at as since, s.user_id as "userId", coalesce(u.email, s.email) as address,
      coalesce(u.locale, s.locale) as locale, u.first_name as "firstName"
    from saved_searches s left join users u on u.id = s.user_id
    where s.volunteer_center_id = ${centerId} and s.frequency = ${frequency} and s.confirmed_at is not null and (s.user_id is null or u.status = 'active')
      and exists (select from vacancies v where v.volunteer_center_id = s.volunteer_center_id and v.status = 'published'
        and v.published_at > greatest(s.created_at, s.looked_until - interval '1 hour'))
    order by s.id`.execute(tx)
  return rows
}

async function tellOne(tx: Tx, { centerId, due, found }: { centerId: string; due: Due; found: MailedVacancy[] }): Promise<void> {
  const { id, query, key, userId, address, locale, firstName } = due
  // Stopped meanwhile, or looked at by another: then nothing is said.
  const { rows: held } = await sql`update saved_searches set looked_until = now() where volunteer_center_id = ${centerId} and id = ${id} returning id`.execute(
    tx,
  )
  if (held.length === 0 || found.length === 0) return
  const { rows } = await sql<{ id: string }>`
    insert into saved_search_finds (volunteer_center_id, saved_search_id, vacancy_id)
    select ${centerId}, ${id}, vacancy from unnest(${found.map((one) => one.id)}::uuid[]) vacancy
    on conflict do nothing returning vacancy_id as id`.execute(tx)
  const told = new Set(rows.map((row) => row.id))
  const news = found.filter((one) => told.has(one.id))
  if (news.length === 0) return
  queueMail(tx, {
    centerId,
    kind: 'search.found',
    dedupeKey: `search.found:${id}:${news[0]!.id}:${news.length}`,
    userId,
    address,
    locale,
    facts: { firstName, query, n: news.length, vacancies: news.slice(0, mostInMail), stop: alertPath(key) },
  })
}

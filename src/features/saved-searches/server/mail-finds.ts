import { sql } from 'kysely'
import { findPlaces } from '#features/places/server/find.ts'
import { alertPath } from '#features/saved-searches/alert-path.ts'
import { parseSavedQuery } from '#features/saved-searches/saved-query.ts'
import type { Frequency } from '#features/saved-searches/saved-search.ts'
import { type MailedVacancy, mailedVacancy } from '#features/vacancies/presentation/server/mailed-vacancy.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { searchRows } from '#features/vacancies/search/server/run-search.ts'
import { vocabulariesOf } from '#features/vocabulary/server/vocabulary.ts'
import { interpret } from '#features/vocabulary/server/parse-question.ts'
import { searchTerms } from '#features/vocabulary/server/search-terms.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { type RowOf, jsonOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import type { Selection } from '#kernel/jsonapi/read/server/selection.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'

/** The most vacancies read for one mail; the page shows the rest. */
const most = 50

/**
 * The exact matches of a search (not those that are merely nearby) that were published after `since`, newest first; empty where its place
 * is no longer known.
 */
async function findNew(db: Database, centerId: string, { search, since }: { search: VacancySearch; since: Date }): Promise<MailedVacancy[]> {
  const [place] = search.place === '' ? [] : await findPlaces(db, centerId, search.place)
  if (search.place !== '' && !place) return []
  const from = place ? { lat: place.latitude, lng: place.longitude } : null
  const vocabularies = search.q === '' ? [] : await vocabulariesOf(db, centerId)
  const said = searchTerms(interpret(search.q, vocabularies), vocabularies)
  const { narrowing } = searchRows({ search, said, sort: '-published_at', from, page: { size: most, offset: 0 } }, false)
  const statement = new Statement()
  const { through, where, order } = narrowing({ alias: 'v', statement } as unknown as Selection)
  const text = `select ${jsonOf(mailedVacancy('hit.km'))} from ${through} cross join vacancies v
    join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
    where ${where} and not hit.is_near and v.volunteer_center_id = ${statement.param(centerId)} and v.published_at > ${statement.param(since.toISOString())} order by ${order}`
  const [rows] = await db.read(centerId, [{ text, values: statement.values }])
  return rows!.map(([found]) => JSON.parse(found!) as MailedVacancy)
}

/** A longer mail is not read. */
const maxInMail = 10

const dueColumns = {
  id: shown.text('s.id'),
  query: shown.text('s.query'),
  key: shown.text('s.key'),
  since: shown.moment('s.created_at'),
  userId: orNull(shown.text('s.user_id')),
  address: shown.text('coalesce(u.email, s.email)'),
  locale: shown.code<Locale>()('coalesce(u.locale, s.locale)'),
  firstName: orNull(shown.text('u.first_name')),
}
type Due = RowOf<typeof dueColumns>

/** Mails everybody of a center who chose this frequency the new finds of their searches. */
export async function mailFinds(db: Database, centerId: string, frequency: Frequency): Promise<void> {
  const due = await db.inCenter(centerId, async (tx) => await dueIn(tx, centerId, frequency))
  for (const one of due) {
    const search = parseSavedQuery(one.query)
    const found = search ? await findNew(db, centerId, { search, since: one.since }) : []
    await db.inCenter(centerId, async (tx) => await tellOne(tx, { centerId, due: one, found }))
  }
}

/**
 * The searches for which vacancies were published since the last run. It looks back an hour further, since a change may have been committed
 * late; vacancies that were mailed before are recorded.
 */
async function dueIn(tx: Tx, centerId: string, frequency: Frequency): Promise<Due[]> {
  const rows = await rowsOf(
    tx,
    dueColumns,
    (columns) => sql`
    select ${columns} from saved_searches s left join users u on u.id = s.user_id
    where s.volunteer_center_id = ${centerId} and s.frequency = ${frequency} and s.confirmed_at is not null and (s.user_id is null or u.status = 'active')
      and exists (select from vacancies v where v.volunteer_center_id = s.volunteer_center_id and v.status = 'published'
        and v.published_at > greatest(s.created_at, s.looked_until - interval '1 hour'))
    order by s.id`,
  )
  return rows
}

async function tellOne(tx: Tx, { centerId, due, found }: { centerId: string; due: Due; found: MailedVacancy[] }): Promise<void> {
  const { id, query, key, userId, address, locale, firstName } = due
  // No row: the search was stopped meanwhile.
  const { rows: held } = await sql`update saved_searches set looked_until = now() where volunteer_center_id = ${centerId} and id = ${id} returning id`.execute(
    tx,
  )
  if (held.length === 0 || found.length === 0) return
  const rows = await tx
    .insertInto('saved_search_finds')
    .values(found.map((one) => ({ volunteer_center_id: centerId, saved_search_id: id, vacancy_id: one.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('vacancy_id')
    .execute()
  const told = new Set(rows.map((row) => row.vacancy_id))
  const news = found.filter((one) => told.has(one.id))
  if (news.length === 0) return
  queueMail(tx, {
    centerId,
    kind: 'search.found',
    dedupeKey: `search.found:${id}:${news[0]!.id}:${news.length}`,
    userId,
    address,
    locale,
    facts: { firstName, query, n: news.length, vacancies: news.slice(0, maxInMail), stop: alertPath(key) },
  })
}

/** In the time zone of Amsterdam; nobody is mailed at night. */
const times: Record<Frequency, string> = { at_once: '*/5 7-21 * * *', daily: '0 8 * * *', weekly: '10 8 * * 1' }

export const savedSearchJobs: Worker[] = Object.entries(times).map(([frequency, cron]) =>
  schedule(`saved-searches.${frequency}`, cron, (db) => inEveryCenter(db, async (centerId) => await mailFinds(db, centerId, frequency as Frequency))),
)

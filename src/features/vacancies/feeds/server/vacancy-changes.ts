import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { timeZone, today } from '#kernel/i18n/dates.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { changeFeed, type FeedItem, type FeedPage, isAfter, itemsPerPage, microseconds } from '#features/tenancy/server/change-feeds.ts'
import { jobPosting } from '#features/vacancies/presentation/job-posting.ts'
import type { FeedVacancy } from '#features/vacancies/feeds/feed-vacancy.ts'
import { feedVacancy, isOpen } from './feed-vacancies.ts'

/**
 * The vacancies that were ever on the site, in the order of their last change: one question for a page. One for which nobody can apply any
 * more is `deleted` as long as it has a row. Its last day ends at midnight, before the job that closes it: until then that moment is its
 * change, so such vacancies, which are few, are read beside the others.
 */
async function vacancyItems(db: Database, page: FeedPage): Promise<FeedItem[]> {
  const statement = new Statement()
  const ofCenter = `v.volunteer_center_id = ${statement.sharedParam('center', page.centerId)}::uuid`
  const day = statement.sharedParam('day', today(page.now))
  const isOver = `v.status = 'published' and v.valid_through < ${day}::date`
  const overSince = `greatest(v.updated_at, (v.valid_through + 1)::timestamp at time zone '${timeZone}')`
  const changed = (modified: string, condition: string) => `(select ${modified} as modified, v.id from vacancies v
    where ${ofCenter} and v.published_at is not null and ${condition} and ${isAfter(statement, page, [modified, 'v.id'])} order by 1, 2 limit ${itemsPerPage})`
  const text = `select json_build_object('id', v.id, 'modified', ${microseconds('c.modified')}, 'vacancy', case when ${isOpen(day)} then ${feedVacancy} end)
    from (${changed('v.updated_at', `(${isOver}) is not true`)} union all ${changed(overSince, isOver)} order by 1, 2 limit ${itemsPerPage}) c
    join vacancies v on ${ofCenter} and v.id = c.id order by c.modified, c.id`
  const [rows] = await db.read(page.centerId, [{ text, values: statement.values }])
  return rows!.map(([found]) => itemOf(JSON.parse(found!) as Row, page.origin))
}

type Row = { id: string; modified: number; vacancy: FeedVacancy | null }

function itemOf({ id, modified, vacancy }: Row, origin: string): FeedItem {
  const known = { kind: 'JobPosting', id, modified }
  if (!vacancy) return { state: 'deleted', ...known }
  const { title, description } = vacancy
  const posting = jobPosting({ vacancy, url: `${origin}/vacancies/${id}`, origin, title, description })
  return { state: 'updated', ...known, data: { '@context': 'https://schema.org/', ...posting } }
}

/** GET /feeds/vacancies: the vacancies, for programs that keep a copy of them. */
export async function vacancyChanges(app: FastifyInstance, parts: FeatureParts): Promise<void> {
  await changeFeed(app, parts, { path: '/feeds/vacancies', items: async (page) => await vacancyItems(parts.db, page) })
}

import type { Database } from '#kernel/db/server/database.ts'
import { jsonOf } from '#kernel/db/server/rows-of.ts'
import type { Selection } from '#kernel/jsonapi/read/server/selection.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { findPlaces } from '#features/places/server/find.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { searchRows } from '#features/vacancies/search/server/run-search.ts'
import { searchTerms } from '#features/vocabulary/server/search-terms.ts'
import { vocabulariesOf } from '#features/vocabulary/server/center-vocabulary.ts'
import { interpret } from '#features/vocabulary/server/interpret.ts'
import { mailedVacancy, type MailedVacancy } from '#features/vacancies/presentation/server/mailed-vacancy.ts'

/** More new ones at once are seen on the page. */
const most = 50

/** What a search really finds today (not what is merely near it) that was not there before `since`, the newest first; nothing where its place is not known any more. */
export async function findNew(db: Database, centerId: string, { search, since }: { search: VacancySearch; since: Date }): Promise<MailedVacancy[]> {
  const [place] = search.place === '' ? [] : await findPlaces(db, centerId, search.place)
  if (search.place !== '' && !place) return []
  const from = place ? { lat: place.latitude, lng: place.longitude } : null
  const vocabularies = search.q === '' ? [] : await vocabulariesOf(db, centerId)
  const { narrowing } = searchRows({
    search,
    said: searchTerms(interpret(search.q, vocabularies), vocabularies),
    sort: '-published_at',
    from,
    page: { size: most, offset: 0 },
  })
  const statement = new Statement()
  const { through, where, order } = narrowing({ alias: 'v', statement } as unknown as Selection)
  const text = `select ${jsonOf(mailedVacancy('hit.km'))} from ${through} cross join vacancies v
    join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
    where ${where} and not hit.is_near and v.volunteer_center_id = ${statement.param(centerId)} and v.published_at > ${statement.param(since.toISOString())} order by ${order}`
  const [rows] = await db.read(centerId, [{ text, values: statement.values }])
  return rows!.map(([found]) => JSON.parse(found!) as MailedVacancy)
}

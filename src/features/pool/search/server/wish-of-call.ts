import { BadRequest } from '#kernel/http/errors.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Query } from '#kernel/jsonapi/read/server/query.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { SpokenLanguage } from '#kernel/i18n/spoken-languages.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { findPlaces } from '#features/places/server/find.ts'
import type { Commitment, Daypart, Skill } from '#features/vacancies/model/states.ts'
import { emptyWish, type Wish, type WishedVacancy, wishOf } from '#features/pool/matching/wish.ts'
import { vacancyFactsSql } from './facts-sql.ts'

/**
 * What the cards of a call are compared with: the vacancy that it names, which the caller can read, or else its filters.
 * @throws 400 for a vacancy that is not there
 */
export async function wishOfCall(
  call: ApiRequest,
  filters: Query['filters'],
): Promise<{ wish: Wish; /** Whose vacancy it is. */ organizationId: string | null }> {
  const values = (name: string) =>
    filters
      .filter(({ path }) => path.slice(1).map(snakeCase).join('_') === name)
      .flatMap(({ values: sent }) => sent.flatMap((one) => one.split(',').map((part) => part.trim())))
  const vacancyId = values('for_vacancy').at(-1)
  if (vacancyId) return await wishOfVacancy(call, vacancyId)
  const [postcode] = values('near_postcode')
  const [place] = postcode ? await findPlaces(call.db, call.asked.centerId, postcode) : []
  const wish = {
    ...emptyWish,
    themes: values('with_theme') as Theme[],
    skills: values('with_skill') as Skill[],
    dayparts: values('daypart') as Daypart[],
    languages: values('language') as SpokenLanguage[],
    commitment: values('commitment') as Commitment[],
    requirements: values('with_vog').includes('true') ? (['vog'] as const) : [],
    ...(place && { town: place.name, at: { lat: place.latitude, lng: place.longitude } }),
  }
  return { wish, organizationId: null }
}

async function wishOfVacancy(call: ApiRequest, id: string): Promise<{ wish: Wish; organizationId: string }> {
  await call.one('vacancies', id, { ...call.bareQuery(), fields: new Map([['vacancies', new Set(['title'])]]) }).catch(() => {
    throw new BadRequest('invalid_filter_value', { parameter: 'filter[for_vacancy]' })
  })
  const text = `select ${vacancyFactsSql('v')}, v.organization_id from vacancies v where v.volunteer_center_id = $1 and v.id = $2`
  const { centerId } = call.asked
  const [rows] = await call.db.read(centerId, [{ name: 'pool_wish', text, values: [centerId, id] }])
  const [facts, organizationId] = rows![0]!
  return { wish: wishOf(JSON.parse(facts!) as WishedVacancy), organizationId: organizationId! }
}

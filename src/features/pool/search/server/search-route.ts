import { listLinks, listMeta, type Query } from '#kernel/jsonapi/read/server/query.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import type { Selection } from '#kernel/jsonapi/read/server/selection.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { readable } from '#kernel/jsonapi/server/related.ts'
import { distanceBand, reasonsFor } from '#features/pool/matching/reasons.ts'
import type { CardFacts, Wish } from '#features/pool/matching/wish.ts'
import { budgetOfCall } from '#features/pool/budget/server/budget-of-call.ts'
import { comparedCards, mostCards } from '#features/pool/model/codes.ts'
import { poolEntry } from '#features/pool/model/pool-entry.ts'
import { cardFactsSql } from './facts-sql.ts'
import { wishOfCall } from './wish-of-call.ts'

const { type } = poolEntry
/** Cards on a page when the caller names no size. */
const usualSize = 20

/**
 * GET /pool_entries: the cards of others that the caller may see, at most 200, of the thousand confirmed last those that fit best first.
 * `meta.reasons` of each says why it fits the vacancy of `filter[for_vacancy]`, or else the filters, and `meta.distance` how far away its
 * town is.
 */
export const poolSearchRoute: ApiRoute = {
  method: 'GET',
  path: `/${type}`,
  parameters: 'query',
  run: async (call) => {
    refuseIfOff(call, 'volunteerProfiles', 'forbidden')
    return await readable(call, type, async () => await search(call))
  },
}

async function search(call: ApiRequest): Promise<Answer> {
  const query = call.query(type, 'list')
  const page = pageOf(call, query.page)
  const { wish, organizationId } = await wishOfCall(call, query.filters)
  const budget = organizationId && (await budgetOfCall(call, organizationId))
  const document = await call.list(type, searchConstraint(wish, call.asked.actor.userId), { ...query, page })
  const total = Number(document.meta?.['total'] ?? 0)
  return {
    document: {
      ...document,
      links: listLinks(call.request.raw.url!, page, total),
      meta: { ...document.meta, ...listMeta(page, total), ...(budget && { budget }) },
    },
  }
}

/** Twenty cards, where the caller names no size. */
function pageOf(call: ApiRequest, page: Query['page']): Query['page'] {
  const isSized = call.parameters().some(({ path: [family, part] }) => family === 'page' && (part === 'size' || part === 'limit'))
  if (isSized) return page
  return { ...page, size: usualSize, offset: page.style === 'number' ? (page.offset / page.size) * usualSize : page.offset }
}

/** Not the caller's own card; the order; and beside each card why it fits. */
export const searchConstraint =
  (wish: Wish, userId: string | null): ListConstraint =>
  (selection) => {
    const { alias, statement } = selection
    return {
      where: `${alias}.user_id <> ${statement.sharedParam('pool_reader', userId)}::uuid`,
      ...(asksFor(wish) && { best: { among: comparedCards, score: () => scoreSql(wish, selection) } }),
      most: mostCards,
      beside: [
        {
          sql: cardFactsSql(alias),
          take: (text, object) => {
            const card = JSON.parse(text!) as CardFacts
            object.meta = { ...object.meta, reasons: reasonsFor(card, wish), distance: distanceBand(card, wish) }
          },
        },
      ],
    }
  }

/** Whether a wish says anything to order cards by. */
const asksFor = ({ dayparts, skills, themes, targetGroups, languages, commitment, at, hours }: Wish): boolean =>
  [dayparts, skills, themes, targetGroups, languages, commitment].some(({ length }) => length > 0) || at !== null || hours !== null

/** SQL: how well a card fits, only to order by. */
function scoreSql(wish: Wish, { alias, statement }: Selection): string {
  const parts: string[] = []
  const shares = (column: string, codes: readonly string[], weight: number) => {
    if (codes.length === 0) return
    parts.push(
      `case when ${alias}.${column} && ${statement.param([...codes])}::text[] then ${weight} when cardinality(${alias}.${column}) > 0 then -1 else 0 end`,
    )
  }
  shares('dayparts', wish.dayparts, 3)
  shares('skills', wish.skills, 2)
  shares('themes', wish.themes, 2)
  shares('target_groups', wish.targetGroups, 1)
  shares('languages', wish.languages, 1)
  shares('commitment', wish.commitment, 1)
  if (wish.at) {
    const km = `distance_km(${statement.param(wish.at.lat)}::float8, ${statement.param(wish.at.lng)}::float8, ${alias}.town_latitude, ${alias}.town_longitude)`
    parts.push(`case when ${km} <= coalesce(${alias}.max_distance_km, 10) then 1 else -1 end`)
  }
  if (wish.hours !== null) parts.push(`-coalesce((${alias}.hours_per_week < ${statement.param(wish.hours)}::numeric)::int, 0)`)
  return `(${parts.join(' + ')})`
}

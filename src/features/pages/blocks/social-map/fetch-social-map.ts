import { type Theme, themes } from '#features/organizations/model/themes.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import type { BlockQuery } from '#features/pages/blocks/web/block-query.ts'
import { emptyMapSearch, mapSearch } from '#features/social-map/search/search.ts'
import type { socialMapBlock } from './social-map.ts'

export type SocialMapFacts = { total: number; themes: { theme: Theme; count: number }[] }

/** How much there is on the map of the center, and about what. */
export async function fetchSocialMap({ most }: ShownOf<typeof socialMapBlock.fields>, { api, once }: BlockQuery): Promise<SocialMapFacts> {
  const { total, facets } = await once('social map', () =>
    api.socialMapEntries.search(mapSearch, emptyMapSearch, { fields: { social_map_entries: ['name'] }, sort: 'name', page: { size: 1 } }),
  )
  const counted = themes.map((theme) => ({ theme, count: facets.theme[theme] ?? 0 })).filter(({ count }) => count > 0)
  return { total, themes: counted.toSorted((a, b) => b.count - a.count).slice(0, most) }
}

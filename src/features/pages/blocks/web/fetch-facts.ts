import type { BlockQuery } from './block-query.ts'
import { fetchActivities } from '#features/pages/blocks/activities/fetch-activities.ts'
import { fetchDays } from '#features/pages/blocks/days/fetch-days.ts'
import { fetchMap } from '#features/pages/blocks/map/fetch-map.ts'
import { fetchNewsBlock } from '#features/pages/blocks/news/fetch-news.ts'
import { fetchFirstList } from '#features/pages/blocks/first-list/fetch-first-list.ts'
import { fetchHero } from '#features/pages/blocks/hero/fetch-hero.ts'
import { fetchOrganizationList } from '#features/pages/blocks/organization-list/fetch-organization-list.ts'
import { fetchSocialMap } from '#features/pages/blocks/social-map/fetch-social-map.ts'
import { fetchThemes } from '#features/pages/blocks/themes/fetch-themes.ts'
import { fetchVacancyList } from '#features/pages/blocks/vacancy-list/fetch-vacancy-list.ts'
import type { KindName } from '#features/pages/blocks/kinds.ts'
import type { ShownBlock } from '#features/pages/blocks/localise.ts'

/** Kinds that show changing data query it; the others show what their editor wrote. */
const asking: Partial<Record<KindName, (value: never, ask: BlockQuery) => Promise<unknown>>> = {
  hero: fetchHero,
  themes: fetchThemes,
  first_list: fetchFirstList,
  vacancy_list: fetchVacancyList,
  organization_list: fetchOrganizationList,
  days: fetchDays,
  activities: fetchActivities,
  map: fetchMap,
  social_map: fetchSocialMap,
  news: fetchNewsBlock,
}

export type BlockWithFacts = ShownBlock & { facts: unknown }

/** The blocks of a page with their facts, which are fetched in parallel. */
export async function fetchFacts(blocks: readonly ShownBlock[], ask: BlockQuery): Promise<BlockWithFacts[]> {
  return await Promise.all(blocks.map(async (block) => ({ ...block, facts: (await asking[block.kind as KindName]?.(block.value as never, ask)) ?? null })))
}

import type { Block } from '#features/pages/blocks/block.ts'
import type { KindName } from '#features/pages/blocks/kinds.ts'
import type { BlockQuery } from './block-query.ts'
import { fetchFacts } from './fetch-facts.ts'

/** The value that each kind needs to show anything. */
const shows: Partial<Record<KindName, string>> = {
  themes: 'themes',
  first_list: 'rows',
  vacancy_list: 'rows',
  days: 'days',
  organization_list: 'organizations',
  map: 'places',
  news: 'articles',
}

/** The ids of blocks that have nothing to show now: visitors do not see them, and editors should know. */
export async function emptyBlocks(blocks: readonly Block[], ask: BlockQuery): Promise<string[]> {
  const asked = await fetchFacts(
    blocks.filter(({ kind }) => kind in shows),
    ask,
  )
  return asked.filter(({ kind, facts }) => (facts as Record<string, unknown[]>)[shows[kind as KindName]!]?.length === 0).map(({ id }) => id)
}

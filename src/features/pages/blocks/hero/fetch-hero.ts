import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { type BlockQuery, newest } from '#features/pages/blocks/web/block-query.ts'
import type { hero } from './hero.ts'

export type HeroFacts = { town: string; total: number }

export async function fetchHero({ look }: ShownOf<typeof hero.fields>, ask: BlockQuery): Promise<HeroFacts> {
  return { town: ask.town, total: look === 'search' ? (await newest(ask)).total : 0 }
}

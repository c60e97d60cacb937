import type { ShownOf } from '#features/pages/block-field.ts'
import { type BlockAsk, newest } from '#features/pages/web/block-ask.ts'
import type { hero } from './hero.ts'

export type HeroFacts = { town: string; total: number }

export async function fetchHero({ look }: ShownOf<typeof hero.fields>, ask: BlockAsk): Promise<HeroFacts> {
  return { town: ask.town, total: look === 'search' ? (await newest(ask)).total : 0 }
}

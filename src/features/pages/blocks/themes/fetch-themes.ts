import { type Theme, themes } from '#features/organizations/model/themes.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { type BlockQuery, newest } from '#features/pages/blocks/web/block-query.ts'
import type { themesBlock } from './themes.ts'

export type ThemesFacts = { themes: { theme: Theme; count: number }[] }

export async function fetchThemes({ most }: ShownOf<typeof themesBlock.fields>, ask: BlockQuery): Promise<ThemesFacts> {
  const { facets } = await newest(ask)
  const counted = themes.map((theme) => ({ theme, count: facets.theme[theme] ?? 0 }))
  return {
    themes: counted
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, most),
  }
}

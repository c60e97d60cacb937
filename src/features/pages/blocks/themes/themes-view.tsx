import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import { ThemeTilesList } from '#features/vacancies/home/web/theme-tiles-list.tsx'
import type { ThemesFacts } from './fetch-themes.ts'
import type { themesBlock } from './themes.ts'

/** Empty while there are no vacancies. */
export function ThemesView({ value: { title }, facts }: { value: ShownOf<typeof themesBlock.fields>; facts: ThemesFacts }) {
  if (facts.themes.length === 0) return null
  return (
    <section className={blockLook}>
      <BlockHeading className="">{title}</BlockHeading>
      <ThemeTilesList themes={facts.themes} />
    </section>
  )
}

import type { Block, PageContent } from '#features/pages/blocks/block.ts'
import { isSame as same } from '#features/pages/model/is-same.ts'

/** Something that two people changed at once: one's own text stands, the other is shown beside it. */
export type MergeConflict = { /** A part of the page, or the id of a block. */ at: string; theirs: unknown }
export type Merged = { content: PageContent; clashes: MergeConflict[] }

/** Three-way merge: each side keeps what it changed since the base; where both changed the same part, one's own stands. */
export function mergeContent(base: PageContent, mine: PageContent, theirs: PageContent): Merged {
  const clashes: MergeConflict[] = []
  const parts = Object.keys(base).filter((name) => name !== 'blocks') as Exclude<keyof PageContent, 'blocks'>[]
  const plain = Object.fromEntries(
    parts.map((name) => {
      if (same(mine[name], base[name])) return [name, theirs[name]]
      if (!same(theirs[name], base[name]) && !same(theirs[name], mine[name])) clashes.push({ at: name, theirs: theirs[name] })
      return [name, mine[name]]
    }),
  )
  return { content: { ...(plain as Omit<PageContent, 'blocks'>), blocks: mergeBlocks(base.blocks, mine.blocks, theirs.blocks, clashes) }, clashes }
}

function mergeBlocks(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[], clashes: MergeConflict[]): Block[] {
  const by = (blocks: readonly Block[]) => new Map(blocks.map((block) => [block.id, block]))
  const [was, own, other] = [by(base), by(mine), by(theirs)]
  const isMoved = !same(
    mine.map(({ id }) => id),
    base.map(({ id }) => id),
  )
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = first.map(({ id }) => id)
  // A block that only the other side has goes behind the block that it followed there.
  second.forEach(({ id }, i) => {
    if (!order.includes(id)) order.splice(i === 0 ? 0 : order.indexOf(second[i - 1]!.id) + 1, 0, id)
  })
  return order.flatMap((id): Block[] => {
    const [before, here, there] = [was.get(id), own.get(id), other.get(id)]
    if (here && there) {
      if (same(here, there) || same(there, before)) return [here]
      if (same(here, before)) return [there]
      clashes.push({ at: id, theirs: there })
      return [here]
    }
    const left = here ?? there!
    // A block that is new, or changed by one side and removed by the other, is kept: nothing that was written is lost.
    return !before || !same(left, before) ? [left] : []
  })
}

/** The ids of blocks whose content changed. */
export function changedBlocks(before: PageContent, after: PageContent): string[] {
  const was = new Map(before.blocks.map((block) => [block.id, block]))
  return after.blocks.filter((block) => !same(block, was.get(block.id))).map(({ id }) => id)
}

import type { Block, PageContent } from '#features/pages/blocks/block.ts'
import { isSame as same } from '#features/pages/model/is-same.ts'

/** Something that two wrote at once: mine stands, theirs is shown beside it. */
export type MergeConflict = { /** A part of the page, or the id of a block. */ at: string; theirs: unknown }
export type Merged = { content: PageContent; clashes: MergeConflict[] }

/** What both wrote since the page was the same to them: each keeps what they changed; where that is the same part, mine stands. */
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
  // What only the second has stands where it stood there: behind the block before it.
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
    // New, or changed by one while the other took it away: nothing that was written is lost.
    return !before || !same(left, before) ? [left] : []
  })
}

/** The blocks of a page that say something else than they did. */
export function changedBlocks(before: PageContent, after: PageContent): string[] {
  const was = new Map(before.blocks.map((block) => [block.id, block]))
  return after.blocks.filter((block) => !same(block, was.get(block.id))).map(({ id }) => id)
}

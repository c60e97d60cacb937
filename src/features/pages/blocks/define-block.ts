import type { IconName } from '#design/icon/icon-names.ts'
import type { BlockFields, KeptOf, Words } from './block-field.ts'

/** A kind of block: what it is called, what it is made of, and one of them as an example. */
export type BlockKind<Kind extends string = string, F extends BlockFields = BlockFields> = {
  kind: Kind
  name: Words
  /** What it is for, in a sentence. */
  about: Words
  icon: IconName
  fields: F
  /** Once on a page: it says the page's own heading, or what it is made of has names that can be there once. */
  once?: true
  example: KeptOf<F>
}

/** Declares a kind of block; it is there once it stands in `blocks/kinds.ts`. */
export function defineBlock<const Kind extends string, const F extends BlockFields>(block: BlockKind<Kind, F>): BlockKind<Kind, F> {
  return block
}

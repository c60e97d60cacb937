/** What is wrong with a block: where, as a path of names below `blocks`, and a code that has its words in `error-words.ts`. */
export type BlockFault = { at: string; code: 'invalid' | 'blank' | 'too_long' | 'too_many' | 'too_few' | 'invalid_link' | 'unknown_block' }

/** Faults are gathered, so that all of them can be told at once; at most as many as anybody reads. */
export class Faults {
  readonly found: BlockFault[] = []
  add(at: string, code: BlockFault['code']): void {
    if (this.found.length < 40) this.found.push({ at, code })
  }
}

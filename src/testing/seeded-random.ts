import { createHash } from 'node:crypto'

/** From 0 to 1, the next one at each call; the numbers follow from the seed alone, so that a run can be repeated. */
export function seededRandom(seed: string): () => number {
  let n = 0
  return () => createHash('sha256').update(`${seed} ${n++}`).digest().readUInt32BE() / 2 ** 32
}

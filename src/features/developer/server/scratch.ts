import { LRUCache } from 'lru-cache'

/** What the pages keep for one person while they try something: gone after a day or with the process, and in no table. */
const kept = new LRUCache<string, object>({ max: 500, ttl: 24 * 3_600_000 })

/** What is kept for this person under a name; made by `begin` the first time. */
export function scratchOf<Kept extends object>(userId: string, name: string, begin: () => Kept): Kept {
  const key = `${userId} ${name}`
  const known = kept.get(key) as Kept | undefined
  if (known) return known
  const made = begin()
  kept.set(key, made)
  return made
}

export function keepScratch(userId: string, name: string, value: object): void {
  kept.set(`${userId} ${name}`, value)
}

export function dropScratch(userId: string, name: string): void {
  kept.delete(`${userId} ${name}`)
}

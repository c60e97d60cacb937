/** A number from a text, the same every time (FNV-1a, mixed): the seed has no chance in it. */
export function numberOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function pick<T>(list: readonly T[], by: string): T {
  return list[numberOf(by) % list.length] as T
}

/** A whole number from `low` up to and with `high`. */
export function between(low: number, high: number, by: string): number {
  return low + (numberOf(by) % (high - low + 1))
}

export function shuffle<T>(list: readonly T[], by: string, name: (item: T) => string): T[] {
  return list.toSorted((a, b) => numberOf(by + name(a)) - numberOf(by + name(b)))
}

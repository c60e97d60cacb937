/** What 32 hexadecimal digits by chance have at least, but for one in a million. */
const leastBits = 90

/**
 * Whether a key may well have come by chance: many different characters, no piece that comes back, no row of the alphabet.
 * A sentence of somebody's own passes; nothing can tell that it is well known.
 */
export function isRandom(key: string): boolean {
  return bitsOf(key) >= leastBits && !repeats(key) && !runs(key)
}

/** Shannon's entropy of its characters, over its whole length. */
function bitsOf(key: string): number {
  const counts = new Map<string, number>()
  for (const sign of key) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / key.length), 0)
}

/** It is its own beginning again and again, the last time perhaps not whole. */
function repeats(key: string): boolean {
  for (let length = 1; length <= key.length / 2; length += 1) if (key.slice(length) === key.slice(0, -length)) return true
  return false
}

/** Half of its characters or more follow their neighbour: 'abcdef', '987654', 'aaaa'. */
function runs(key: string): boolean {
  const codes = [...key].map((sign) => sign.codePointAt(0)!)
  return codes.filter((code, at) => at > 0 && Math.abs(code - codes[at - 1]!) <= 1).length >= key.length / 2
}

import { createHash } from 'node:crypto'

/** The day that ids count from; fixed, so that an address stays the same on whatever day the seed is made. */
const epoch = Date.UTC(2026, 0, 1)

/** A UUID of version 7 from what a row is called: the same each time, and in the order of `day`. */
export function idOf(kind: string, key: string, day = 0): string {
  const hash = createHash('sha256').update(`${kind} ${key}`).digest()
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(epoch + day * 86_400_000 + (hash.readUInt32BE(16) % 86_400_000), 0, 6)
  hash.copy(bytes, 6, 0, 10)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Addresses made of titles; the second of the same name in a center gets a number. */
export function slugs(): (center: string, title: string) => string {
  const taken = new Set<string>()
  return (center, title) => {
    const plain = title
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80)
    for (let number = 1; ; number++) {
      const slug = number === 1 ? plain : `${plain}-${number}`
      if (taken.has(`${center} ${slug}`)) continue
      taken.add(`${center} ${slug}`)
      return slug
    }
  }
}

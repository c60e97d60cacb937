import { hash } from 'node:crypto'

/**
 * The name-based UUID, version 5, of a name within a namespace (RFC 9562 §5.5): the same for the same two, in every program.
 * @param namespace a UUID, such as the id of the row that something belongs to
 */
export function uuidV5(namespace: string, name: string): string {
  const bytes = Buffer.from(hash('sha1', Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name)]), 'buffer').subarray(0, 16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

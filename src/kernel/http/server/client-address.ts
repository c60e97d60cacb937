import { isIPv4, isIPv6 } from 'node:net'

/** The address by which limits count: a whole IPv4 address, or the half of an IPv6 address that a subscriber gets (/64). */
export function clientAddress({ ip }: { ip: string }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  const bare = ip.split('%', 1)[0]!
  return isIPv6(bare) ? `${firstHalf(bare)}::/64` : ip
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const all = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

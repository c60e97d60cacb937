import type { Client } from '#kernel/jsonapi/client.ts'

export type Like = { id: string; name: string; status: string; city: string | null }

/** What stands in half of all names says nothing. */
const said = new Set(['stichting', 'vereniging', 'organisatie', 'voor', 'vrijwilligers'])

/** The words by which a name would be found again: its two longest. */
export function tellingWords(name: string): string[] {
  return name
    .slice(0, 120)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4 && !said.has(word))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
}

/** Organizations that might be the one somebody is about to add: by a word of its name, its number or its postcode. */
export async function findLikes({ organizations }: Pick<Client, 'organizations'>, asked: URLSearchParams): Promise<Like[]> {
  const page = { size: 5 }
  const include = ['address'] as const
  const kvk = (asked.get('kvk') ?? '').trim()
  const postcode = /^[1-9]\d{3}/.exec((asked.get('postcode') ?? '').trim())?.[0]
  const lists = await Promise.all([
    ...tellingWords(asked.get('naam') ?? '').map(async (search) => await organizations.list({ include, page, filter: { search } })),
    ...(/^\d{8}$/.test(kvk) ? [organizations.list({ include, page, filter: { kvkNumber: kvk } })] : []),
  ])
  const found = lists
    .flatMap(({ items }) => items)
    .map(({ id, name, status, address }) => ({ id, name, status, city: address?.city ?? null, postcode: address?.postcode ?? '' }))
  const once = found.filter((one, i) => found.findIndex(({ id }) => id === one.id) === i)
  // Who lives at the same postcode is the likeliest.
  const near = ({ postcode: other }: { postcode: string }) => (postcode && other.startsWith(postcode) ? 0 : 1)
  return once
    .toSorted((a, b) => near(a) - near(b))
    .slice(0, 5)
    .map(({ id, name, status, city }) => ({ id, name, status, city }))
}

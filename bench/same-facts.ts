import { isDeepStrictEqual } from 'node:util'

type Facts = { data?: unknown; included?: unknown[] }
type Object = { type?: string; id?: string }

/** Where the bare server's document differs from ours; null when both contain the same facts. Links and totals are not compared. */
export function differenceOf(ours: string, bare: string): string | null {
  const own = objectsOf(ours)
  const other = objectsOf(bare)
  for (const [name, object] of own)
    if (!isDeepStrictEqual(object, other.get(name))) return `${JSON.stringify(object)}\n  and ${JSON.stringify(other.get(name))}`
  return own.size === other.size ? null : `${own.size} and ${other.size} objects`
}

function objectsOf(text: string): Map<string, Object> {
  const { data, included = [] } = JSON.parse(text) as Facts
  return new Map(([data, included].flat(2) as Object[]).map((object) => [`${object.type} ${object.id}`, object]))
}

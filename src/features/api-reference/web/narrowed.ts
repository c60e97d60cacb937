/** A collection of the library (Immutable.js), as far as it is used here. */
type Collection<Item, Key> = {
  map(change: (item: Item, key: Key) => Item): Collection<Item, Key>
  filter(keeps: (item: Item, key: Key) => boolean): Collection<Item, Key>
  forEach(each: (item: Item, key: Key) => void): void
  size: number
}
type Call = { getIn(path: readonly string[]): unknown }
type Calls = Collection<Call, number>
type Tag = { get(name: 'operations'): Calls; set(name: 'operations', calls: Calls): Tag }
/** The calls of a description by their tag. */
export type Tags = Collection<Tag, string>

/** The calls with a text in their tag, their method and address, their id or their summary. */
export function narrowed(tags: Tags, text: string): Tags {
  const wanted = text.toLowerCase()
  const holds = (...said: unknown[]) => said.join(' ').toLowerCase().includes(wanted)
  const isMeant = (call: Call) =>
    holds(call.getIn(['method']), call.getIn(['path'])) || holds(call.getIn(['operation', 'operationId'])) || holds(call.getIn(['operation', 'summary']))
  return tags
    .map((tag, name) => (holds(name) ? tag : tag.set('operations', tag.get('operations').filter(isMeant))))
    .filter((tag) => tag.get('operations').size > 0)
}

export function callsIn(tags: Tags): number {
  let count = 0
  tags.forEach((tag) => void (count += tag.get('operations').size))
  return count
}

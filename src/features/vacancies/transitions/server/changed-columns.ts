/** The names of the columns whose value is another one; JSON is compared by what it says, not by how it is written. */
export function changedColumns(row: Readonly<Record<string, unknown>>, columns: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(columns).filter((name) => {
    const [was, is] = [row[name] ?? null, columns[name] ?? null]
    const isJson = was !== null && typeof was === 'object' && typeof is === 'string'
    return inOrder(was) !== inOrder(isJson ? JSON.parse(is) : is)
  })
}

/** The database orders the keys of an object by its own rule, so they are ordered here. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

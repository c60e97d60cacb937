/**
 * JSON in the encoding React Router takes its state in: all values in one row, objects and lists as places in it.
 * The server leaves plain JSON in the page, for most visitors never need the rest.
 */
export function encodeState(state: unknown): string {
  const row: string[] = []
  const placeOf = (value: unknown): number => {
    if (value === undefined) return -7
    if (value === null) return -5
    const place = row.push('') - 1
    if (Array.isArray(value)) row[place] = `[${value.map(placeOf).join(',')}]`
    else if (typeof value === 'object')
      row[place] = `{${Object.entries(value)
        .map(([name, one]) => `"_${placeOf(name)}":${placeOf(one)}`)
        .join(',')}}`
    else row[place] = JSON.stringify(value)
    return place
  }
  placeOf(state)
  return `[${row.join(',')}]\n`
}

/** As many rows as one change may name. */
export const maxSelected = 100

type Choice = { rows: readonly string[]; chosen: ReadonlySet<string>; id: string; /** Which one came before, to choose all from there. */ from: string | null }

/** What is chosen once a row has been pressed: with `from`, all between the two become as that row does. */
export function choose({ rows, chosen, id, from }: Choice): ReadonlySet<string> {
  const [first, last] = [rows.indexOf(from ?? ''), rows.indexOf(id)].toSorted((a, b) => a - b) as [number, number]
  const range = from !== null && first >= 0 ? rows.slice(first, last + 1) : [id]
  return chosen.has(id) ? new Set([...chosen].filter((one) => !range.includes(one))) : atMost([...chosen, ...range])
}

/** All rows of the page, or none of them where all are chosen already; those of other pages stay. */
export function chooseAll(rows: readonly string[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  return rows.every((id) => chosen.has(id)) ? new Set([...chosen].filter((id) => !rows.includes(id))) : atMost([...chosen, ...rows])
}

const atMost = (ids: readonly string[]) => new Set([...new Set(ids)].slice(0, maxSelected))

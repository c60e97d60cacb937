import { useRef, useState } from 'react'

/** As many rows as one change may name. */
export const mostChosen = 100

export type Selection = {
  ids: ReadonlySet<string>
  has(id: string): boolean
  /** With `isRange`, all between the last one and this one, as a click with Shift does. */
  toggle(id: string, isRange: boolean): void
  toggleAll(): void
  clear(): void
  keep(ids: ReadonlySet<string>): void
}

/** Which rows are chosen. The choice stays while one goes through pages, tabs and filters. */
export function useSelection(rows: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  const set = (next: Iterable<string>) => setIds(new Set([...next].slice(0, mostChosen)))
  return {
    ids,
    has: (id) => ids.has(id),
    toggle(id, isRange) {
      const [from, to] = [rows.indexOf(last.current ?? ''), rows.indexOf(id)].toSorted((a, b) => a - b) as [number, number]
      const range = isRange && from >= 0 ? rows.slice(from, to + 1) : [id]
      last.current = id
      set(ids.has(id) ? [...ids].filter((one) => !range.includes(one)) : [...ids, ...range])
    },
    toggleAll() {
      set(rows.every((id) => ids.has(id)) ? [...ids].filter((id) => !rows.includes(id)) : [...ids, ...rows])
    },
    clear: () => set([]),
    keep: set,
  }
}

import { useRef, useState } from 'react'
import { choose, chooseAll } from './choose.ts'

export type Selection = {
  ids: ReadonlySet<string>
  has(id: string): boolean
  /** With `isRange`, all between the last one and this one, as a click with Shift does. */
  toggle(id: string, isRange: boolean): void
  toggleAll(): void
  clear(): void
}

/** Which rows are chosen. The choice stays while one goes through pages, tabs and filters. */
export function useSelection(rows: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  return {
    ids,
    has: (id) => ids.has(id),
    toggle(id, isRange) {
      const from = isRange ? last.current : null
      setIds((chosen) => choose({ rows, chosen, id, from }))
      last.current = id
    },
    toggleAll: () => setIds((chosen) => chooseAll(rows, chosen)),
    clear: () => setIds(new Set()),
  }
}

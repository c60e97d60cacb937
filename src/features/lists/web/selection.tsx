import { type ReactNode, useRef, useState } from 'react'

/** The most rows that one bulk change may name. */
export const maxSelected = 100

type Choice = {
  rows: readonly string[]
  chosen: ReadonlySet<string>
  id: string
  /** The row that was toggled before: the start of a range. */ from: string | null
}

/** The selection after a row was toggled: with `from`, all rows between the two get the same state. */
export function choose({ rows, chosen, id, from }: Choice): ReadonlySet<string> {
  const [first, last] = [rows.indexOf(from ?? ''), rows.indexOf(id)].toSorted((a, b) => a - b) as [number, number]
  const range = from !== null && first >= 0 ? rows.slice(first, last + 1) : [id]
  return chosen.has(id) ? new Set([...chosen].filter((one) => !range.includes(one))) : atMost([...chosen, ...range])
}

/** Selects all rows of the page, or none where all are selected already; the selection on other pages stays. */
export function chooseAll(rows: readonly string[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  return rows.every((id) => chosen.has(id)) ? new Set([...chosen].filter((id) => !rows.includes(id))) : atMost([...chosen, ...rows])
}

const atMost = (ids: readonly string[]) => new Set([...new Set(ids)].slice(0, maxSelected))

export type Selection = {
  ids: ReadonlySet<string>
  has(id: string): boolean
  /** With `isRange`, all rows between the last one and this one, as a Shift-click does. */
  toggle(id: string, isRange: boolean): void
  toggleAll(): void
  clear(): void
}

/** The selected rows. The selection survives changes of page, tab and filters. */
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

type Props = { rows: readonly { id: string }[]; selection: Selection; label: string; children: ReactNode }

/** Selects every row of the page, or none of them. */
export function ChooseAll({ rows, selection, label, children }: Props) {
  const chosen = rows.filter(({ id }) => selection.has(id)).length
  return (
    <label className="bulk-all">
      <span className="pick-box">
        <input
          type="checkbox"
          className="check"
          aria-label={label}
          checked={chosen > 0 && chosen === rows.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < rows.length
          }}
          onChange={() => selection.toggleAll()}
        />
      </span>
      {children}
    </label>
  )
}

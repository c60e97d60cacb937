import type { ReactNode } from 'react'
import type { Selection } from './selection.ts'

type Props = { rows: readonly { id: string }[]; selection: Selection; label: string; children: ReactNode }

/** Chooses every row of the page, or none of them. */
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

import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { FieldError } from '#design/field/field.tsx'
import { columnsOf } from '#features/imports/columns/column.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { ShownRow } from './load-import.ts'
import { Recognised } from './recognised.tsx'
import { RowChoices } from './row-choices.tsx'
import { type RowColumn, rowColumns } from './row-columns.ts'
import { RowField } from './row-field.tsx'
import { words } from './screen-words.ts'

const signs = { bad: ['danger', 'warning-circle-fill'], exists: ['warn', 'copy-fill'], new: ['success', 'plus-circle-fill'] } as const

/** One row, and right below each cell that is wrong its sentence. What was wrong stays a field, so that nobody loses their place. */
export function ImportedRow({ kind, row }: { kind: ImportKind; row: ShownRow }) {
  const t = useT()
  const { position, outcome, faults, texts } = row
  const [open, setOpen] = useState<readonly string[]>(() => Object.keys(faults))
  const fresh = Object.keys(faults).filter((field) => !open.includes(field))
  if (fresh.length > 0) setOpen([...open, ...fresh])
  const columns = rowColumns[kind]
  const known = new Set(columns.flatMap(({ fields }) => fields))
  const others = open.filter((field) => !known.has(field))
  const [tone, icon] = signs[outcome]
  return (
    <tbody className={outcome === 'bad' ? 'is-bad' : undefined}>
      <tr>
        <td className="num">
          <span className="md:hidden">{t(words.row).toLowerCase()} </span>
          {position}
        </td>
        <td className="cell-badge whitespace-nowrap">
          <Badge tone={tone} icon={icon}>
            {t(words[outcome])}
          </Badge>
        </td>
        {columns.map((column) => (
          <td key={column.key} className={`cell-${column.key}${isOpen(column, open) ? ' is-open' : ''}`}>
            <Cell kind={kind} row={row} column={column} open={open} />
            {column.key === 'name' && row.matchBy && <Recognised kind={kind} row={row} />}
          </td>
        ))}
        <td className="cell-choice">
          <RowChoices kind={kind} row={row} />
        </td>
      </tr>
      {columns.map((column, at) =>
        column.fields.flatMap((field) =>
          faults[field]
            ? [
                <tr key={field} className="is-why">
                  <td colSpan={at + 2} aria-hidden="true" />
                  <td colSpan={columns.length - at + 1}>
                    <FieldError id={`${row.id}-${field}-error`}>{faults[field].message}</FieldError>
                  </td>
                </tr>,
              ]
            : [],
        ),
      )}
      {others.map((field) => (
        <tr key={field} className="is-why">
          <td colSpan={2} aria-hidden="true" />
          <td colSpan={columns.length + 1} className="is-open">
            <span className="font-semibold">{t(columnsOf[kind][field]!.label)}</span>
            <RowField kind={kind} row={row} field={field} text={texts[field] ?? ''} />
            {faults[field] && <FieldError id={`${row.id}-${field}-error`}>{faults[field].message}</FieldError>}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

const isOpen = ({ fields }: RowColumn, open: readonly string[]) => fields.some((field) => open.includes(field))

function Cell({ kind, row, column, open }: { kind: ImportKind; row: ShownRow; column: RowColumn; open: readonly string[] }) {
  const t = useT()
  const [main, below] = column.show(row.texts)
  const fields = column.fields.filter((field) => open.includes(field))
  const isNameless = fields.length > 0 && column.key !== 'contact' && column.key !== 'role'
  return (
    <>
      {!isNameless && main !== '' && <span className={column.key === 'name' ? 'font-semibold' : undefined}>{main}</span>}
      {!isNameless && main === '' && fields.length === 0 && !below && <span aria-hidden="true">–</span>}
      {below && fields.length === 0 && <span className="block text-text-soft wrap-anywhere">{below}</span>}
      {fields.map((field) => (
        <span key={field} className="block">
          <span className="md:hidden font-semibold">{t(columnsOf[kind][field]!.label)}</span>
          <RowField kind={kind} row={row} field={field} text={row.texts[field] ?? ''} />
        </span>
      ))}
    </>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Numbers align right. */
  number?: boolean
  /** The address that sorts by this column, and the current order. */
  sort?: { href: string; order: 'ascending' | 'descending' | null }
  /** The header is only for screen readers, as over a column of checkboxes or buttons. */
  hiddenLabel?: boolean
}

type Props<Row> = { caption: string; columns: readonly Column<Row>[]; rows: readonly Row[]; id: (row: Row) => string; empty?: ReactNode }

/** A table; on a phone each row becomes a list of labels and values. The caption is for screen readers. */
export function Table<Row>({ caption, columns, rows, id, empty }: Props<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <div className="table-box" role="region" aria-label={caption} tabIndex={0}>
      <table className="table table-list">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={clsx(column.number && 'num')} aria-sort={column.sort?.order ?? undefined}>
                <Head column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={id(row)}>
              {columns.map((column) => (
                <td key={column.key} className={clsx(column.number && 'num')} data-label={column.hiddenLabel ? '' : column.label}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({ column }: { column: Column<Row> }) {
  if (column.hiddenLabel) return <span className="sr-only">{column.label}</span>
  if (!column.sort) return column.label
  const { href, order } = column.sort
  return (
    <Anchor href={href}>
      {column.label}
      {order && <Icon name={order === 'ascending' ? 'arrow-up-bold' : 'arrow-down-bold'} size={16} />}
    </Anchor>
  )
}

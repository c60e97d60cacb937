import clsx from 'clsx'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { messages } from '#features/lists/messages.ts'
import type { ListColumn } from './column.ts'
import type { Selection } from './selection.tsx'

type Props<Row> = {
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Null without bulk actions, which are the only use of a selection. */
  selection: Selection | null
  /** The address that sorts by a column; null for a column that cannot be sorted by. */
  sortBy: (key: string) => { href: string; order: 'ascending' | 'descending' | null } | null
  openId: string | null
}

/** The rows: a dense table, and cards on a phone. Shift-click selects a range. */
export function ListTable<Row extends { id: string }>({ caption, columns, rows, nameOf, selection, sortBy, openId }: Props<Row>) {
  const t = useT()
  return (
    <div className="table-box" role="region" aria-label={caption} tabIndex={0}>
      <table className="table table-cards">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && <td className="pick" />}
            {columns.map(({ key, label, isNumber }) => {
              const sort = sortBy(key)
              return (
                <th key={key} scope="col" className={clsx(isNumber && 'num')} aria-sort={sort?.order ?? undefined}>
                  {sort ? <SortLink label={t(label)} {...sort} /> : t(label)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id} className={clsx(selection?.has(row.id) && 'is-chosen', openId === row.id && 'is-open')}>
              {selection && (
                <td className="pick">
                  <label className="pick-box">
                    <input
                      type="checkbox"
                      className="check"
                      aria-label={t(messages.choose, { name: nameOf(row) })}
                      checked={selection.has(row.id)}
                      onChange={(event) => selection.toggle(row.id, hasShift(event.nativeEvent))}
                      onKeyDown={(event) => rangeByKey(event, () => selection.toggle(row.id, true))}
                    />
                  </label>
                </td>
              )}
              {columns.map(({ key, isNumber, card, cell }) => (
                <td key={key} className={clsx(isNumber && 'num')} data-card={card}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const hasShift = (event: Event) => (event as unknown as MouseEvent).shiftKey

/** Space toggles a row natively; Shift+Space selects a range, as Shift-click does. */
function rangeByKey(event: KeyboardEvent, choose: () => void): void {
  if (event.key !== ' ' || !event.shiftKey) return
  event.preventDefault()
  choose()
}

function SortLink({ label, href, order }: { label: string; href: string; order: 'ascending' | 'descending' | null }) {
  return (
    <Anchor href={href}>
      {label}
      {order && <Icon name={order === 'ascending' ? 'arrow-up-bold' : 'arrow-down-bold'} size={16} />}
    </Anchor>
  )
}

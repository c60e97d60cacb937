import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { ShownRow } from './load-import.ts'
import { ImportedRow } from './imported-row.tsx'
import { rowColumns } from './row-columns.ts'
import { kindWords, words } from './screen-words.ts'

/** The rows as a table; on a phone each is a card with what is wrong in it. */
export function RowTable({ kind, rows }: { kind: ImportKind; rows: readonly ShownRow[] }) {
  const t = useT()
  return (
    <div className="table-box" role="region" aria-label={t(kindWords[kind].list)} tabIndex={0}>
      <table className="table import-table">
        <caption className="sr-only">{t(kindWords[kind].list)}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t(words.row)}
            </th>
            <th scope="col">{t(words.what)}</th>
            {rowColumns[kind].map(({ key, label }) => (
              <th key={key} scope="col">
                {t(label)}
              </th>
            ))}
            <th scope="col">{t(words.whatDo)}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <ImportedRow key={row.id} kind={kind} row={row} />
        ))}
      </table>
    </div>
  )
}

import { useFetcher } from 'react-router'
import { FieldError } from '#design/field/field.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { columnsOf } from '#features/imports/columns/column.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { ImportOutcome } from './import-action.ts'
import type { ShownRow } from './load-import.ts'
import { words } from './screen-words.ts'

/** A cell that can be put right where it stands: kept when it is left, or at Enter. */
export function RowField({ kind, row, field, text }: { kind: ImportKind; row: ShownRow; field: string; text: string }) {
  const t = useT()
  const fetcher = useFetcher<ImportOutcome | null>()
  const isWrong = row.faults[field] !== undefined
  const keep = (typed: string) => {
    const said = fetcher.formData?.get('text') ?? text
    if (typed.trim() !== said) void fetcher.submit({ intent: 'row', row: row.id, field, text: typed.trim() }, { method: 'post' })
  }
  return (
    <>
      <input
        className={`input input-sm import-field${isWrong ? ' is-wrong' : ''}`}
        aria-label={t(words.inRow, { field: t(columnsOf[kind][field]!.label), row: row.position })}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${row.id}-${field}-error` })}
        defaultValue={text}
        autoComplete="off"
        spellCheck={false}
        onBlur={({ currentTarget }) => keep(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && keep(currentTarget.value)}
      />
      {fetcher.data?.problem && <FieldError>{fetcher.data.problem}</FieldError>}
    </>
  )
}

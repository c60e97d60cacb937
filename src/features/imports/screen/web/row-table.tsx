import { type FocusEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Badge } from '#design/badge/badge.tsx'
import { FieldError } from '#design/field/field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { RowColumn } from '#features/imports/kind/import-kind.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { type ImportKind, type RowChoice, importPages, maybeTheSame } from '#features/imports/model/states.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ImportOutcome, ShownRow } from './load-import.ts'
import { words } from './screen-words.ts'

const signs = { bad: ['danger', 'warning-circle-fill'], exists: ['warn', 'copy-fill'], new: ['success', 'plus-circle-fill'] } as const

/** One row, with a message below each faulty cell. A corrected cell stays an input, so that the focus is not lost. */
function ImportedRow({ kind, row }: { kind: ImportKind; row: ShownRow }) {
  const t = useT()
  const { position, outcome, faults, texts } = row
  const [open, setOpen] = useState<readonly string[]>(() => Object.keys(faults))
  const fresh = Object.keys(faults).filter((field) => !open.includes(field))
  if (fresh.length > 0) setOpen([...open, ...fresh])
  const columns = kinds[kind].rowColumns
  const known = new Set(columns.flatMap(({ fields }) => fields))
  const others = open.filter((field) => !known.has(field))
  const isMaybe = outcome === 'exists' && row.matchBy !== null && maybeTheSame.includes(row.matchBy)
  const [tone, icon] = signs[outcome]
  return (
    <tbody className={outcome === 'bad' ? 'is-bad' : Object.keys(row.warnings).length > 0 ? 'is-warned' : undefined}>
      <tr>
        <td className="num">
          <span className="md:hidden">{t(words.row).toLowerCase()} </span>
          {position}
        </td>
        <td className="cell-badge whitespace-nowrap">
          <Badge tone={tone} icon={icon}>
            {t(words[isMaybe ? 'maybe' : outcome])}
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
      {Object.entries(row.warnings).map(([field, { message }]) => (
        <tr key={field} className="is-why">
          <td colSpan={2} aria-hidden="true" />
          <td colSpan={columns.length + 1} className="is-open text-text-soft">
            <Icon name="image" className="mr-2" />
            {t(kinds[kind].columns[field]!.label)}: {message}
          </td>
        </tr>
      ))}
      {others.map((field) => (
        <tr key={field} className="is-why">
          <td colSpan={2} aria-hidden="true" />
          <td colSpan={columns.length + 1} className="is-open">
            <span className="font-semibold">{t(kinds[kind].columns[field]!.label)}</span>
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
  const isNameless = fields.length > 0 && !column.isJoined
  return (
    <>
      {!isNameless && main !== '' && <span className={column.key === 'name' ? 'font-semibold' : undefined}>{main}</span>}
      {!isNameless && main === '' && fields.length === 0 && !below && <span aria-hidden="true">–</span>}
      {below && fields.length === 0 && <span className="block text-text-soft wrap-anywhere">{below}</span>}
      {fields.map((field) => (
        <span key={field} className="block">
          <span className="md:hidden font-semibold">{t(kinds[kind].columns[field]!.label)}</span>
          <RowField kind={kind} row={row} field={field} text={row.texts[field] ?? ''} />
        </span>
      ))}
    </>
  )
}

/** By what a row was recognised, and which existing entry it is. */
function Recognised({ kind, row }: { kind: ImportKind; row: ShownRow }) {
  const t = useT()
  const { matchBy, matchId, matchName } = row
  if (!matchBy || !matchId) return null
  return (
    <span className="block text-text-soft">
      {t(words[`match_${matchBy}`])}{' '}
      <Link href={`${importPages[kind].thing}/${matchId}`} target="_blank" aria-label={t(words.compareWith, { name: matchName ?? '' })}>
        {t(words.compare)}
      </Link>
    </span>
  )
}

/** The choice of what to do with a row; only existing entries have one. */
function RowChoices({ kind, row }: { kind: ImportKind; row: ShownRow }) {
  const t = useT()
  const fetcher = useFetcher()
  const { outcome, matchBy, position } = row
  if (outcome === 'bad') return <span className="text-text-soft">{t(words.staysOut)}</span>
  if (outcome === 'new') return <span className="text-text-soft">{t(words.add)}</span>
  const choices: RowChoice[] = matchBy !== null && kinds[kind].unsure.includes(matchBy) ? ['update', 'skip', 'add'] : ['update', 'skip']
  return (
    <span className="select !mt-0">
      <select
        className="input input-sm"
        aria-label={t(words.whatDoWith, { row: position })}
        value={String(fetcher.formData?.get('choice') ?? row.choice)}
        onChange={({ currentTarget }) => void fetcher.submit({ intent: 'choice', row: row.id, choice: currentTarget.value }, { method: 'post' })}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(words[choice])}
          </option>
        ))}
      </select>
      <Icon name="caret-down-bold" size={16} />
    </span>
  )
}

/** A cell that is corrected in place: saved when it loses focus, or at Enter. */
function RowField({ kind, row, field, text }: { kind: ImportKind; row: ShownRow; field: string; text: string }) {
  const t = useT()
  const fetcher = useFetcher<ImportOutcome | null>()
  const isWrong = row.faults[field] !== undefined
  const keep = (typed: string) => {
    const said = fetcher.formData?.get('text') ?? text
    if (typed.trim() !== said) void fetcher.submit({ intent: 'row', row: row.id, field, text: typed.trim() }, { method: 'post' })
  }
  const { label, isLong } = kinds[kind].columns[field]!
  const input = {
    className: `input input-sm import-field${isWrong ? ' is-wrong' : ''}`,
    'aria-label': t(words.inRow, { field: t(label), row: row.position }),
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${row.id}-${field}-error` }),
    defaultValue: text,
    autoComplete: 'off',
    spellCheck: false,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => keep(currentTarget.value),
  } as const
  return (
    <>
      {isLong ? <textarea rows={3} {...input} /> : <input {...input} onKeyDown={({ key, currentTarget }) => key === 'Enter' && keep(currentTarget.value)} />}
      {fetcher.data?.problem && <FieldError>{fetcher.data.problem}</FieldError>}
    </>
  )
}

/** The rows as a table; on a phone each is a card with its faults. */
export function RowTable({ kind, rows }: { kind: ImportKind; rows: readonly ShownRow[] }) {
  const t = useT()
  return (
    <div className="table-box" role="region" aria-label={t(kinds[kind].words.list)} tabIndex={0}>
      <table className="table import-table">
        <caption className="sr-only">{t(kinds[kind].words.list)}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t(words.row)}
            </th>
            <th scope="col">{t(words.what)}</th>
            {kinds[kind].rowColumns.map(({ key, label }) => (
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

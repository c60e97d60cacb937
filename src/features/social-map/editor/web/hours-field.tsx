import { Button, IconButton } from '#design/button/button.tsx'
import { dayName, lineOfRow, looseRow } from '#features/opening-hours/opening-lines.ts'
import { faultsOfRows, type OpeningRow } from '#features/opening-hours/opening-times.ts'
import { entryWords as words } from '#features/social-map/editor/entry-words.ts'
import { hoursWords } from '#features/social-map/model/error-words.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinesField } from './lines-field.tsx'
import { TimeCells } from './time-cells.tsx'

const workdays = [1, 2, 3, 4, 5]
const mostRows = 28

/** The hours of a week: a row for each time that it opens. */
export function HoursField({ name }: { name: string }) {
  const locale = useLocale()
  return (
    <LinesField name={name} label={words.hours} hint={words.hoursHint} read={looseRow} write={(row) => lineOfRow(locale, row)}>
      {(rows, change) => <Rows rows={rows} change={change} />}
    </LinesField>
  )
}

type Props = { rows: readonly OpeningRow[]; change: (next: readonly OpeningRow[]) => void }

function Rows({ rows, change }: Props) {
  const t = useT()
  const locale = useLocale()
  const faults = faultsOfRows(rows)
  const isWhole = ({ opens, closes }: OpeningRow) => opens !== '' && closes !== ''
  const edit = (at: number, part: Partial<OpeningRow>) => change(rows.map((row, i) => (i === at ? { ...row, ...part } : row)))
  const last = rows.at(-1)
  const next: OpeningRow = {
    weekday: last ? Math.min(7, last.weekday + 1) : 1,
    opens: last?.opens ?? '',
    closes: last?.closes ?? '',
    isByAppointment: last?.isByAppointment ?? false,
    note: '',
  }
  const first = rows[0]
  const fill = () => change([...workdays.map((weekday) => ({ ...first!, weekday, note: '' })), ...rows.filter(({ weekday }) => !workdays.includes(weekday))])
  return (
    <>
      {rows.map((row, at) => {
        const fault = isWhole(row) ? faults.get(at) : undefined
        return (
          <fieldset key={at} className="hours-row">
            <legend className="sr-only">{t(words.rowNumber, { n: at + 1 })}</legend>
            <label className="hours-cell">
              <span>{t(words.day)}</span>
              <select className="input input-sm" value={row.weekday} onChange={({ target }) => edit(at, { weekday: Number(target.value) })}>
                {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
                  <option key={weekday} value={weekday}>
                    {dayName(locale, weekday)}
                  </option>
                ))}
              </select>
            </label>
            <TimeCells times={row} onChange={(part) => edit(at, part)} />
            <label className="hours-cell hours-note">
              <span>{t(words.note)}</span>
              <input
                className="input input-sm"
                maxLength={80}
                value={row.note}
                onChange={({ target }) => edit(at, { note: target.value.replaceAll('\n', ' ') })}
              />
            </label>
            <IconButton icon="trash" label={t(words.removeRow, { n: at + 1 })} onClick={() => change(rows.filter((_, i) => i !== at))} />
            {fault && (
              <p className="hours-fault" role="status">
                {t(hoursWords[fault])}
              </p>
            )}
          </fieldset>
        )
      })}
      <p className="flex flex-wrap gap-3 mt-3">
        {rows.length < mostRows && (
          <Button type="button" variant="second" size="small" icon="plus" onClick={() => change([...rows, next])}>
            {t(words.addRow)}
          </Button>
        )}
        {first && isWhole(first) && rows.length < workdays.length && (
          <Button type="button" variant="quiet" size="small" icon="copy" onClick={fill}>
            {t(words.workdays)}
          </Button>
        )}
      </p>
    </>
  )
}

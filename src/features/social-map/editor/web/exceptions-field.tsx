import { Button, IconButton } from '#design/button/button.tsx'
import { lineOfDays, type LooseDays, looseDays } from '#features/opening-hours/opening-lines.ts'
import { faultOfException, maxExceptions } from '#features/opening-hours/opening-times.ts'
import { entryWords as words } from '#features/social-map/editor/entry-words.ts'
import { hoursWords } from '#features/social-map/model/error-words.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinesField } from './lines-field.tsx'
import { TimeCells } from './time-cells.tsx'

/** Days that differ from the week: closed, or other times. */
export function ExceptionsField({ name }: { name: string }) {
  const locale = useLocale()
  return (
    <LinesField name={name} label={words.exceptions} hint={words.exceptionsHint} read={looseDays} write={(days) => lineOfDays(locale, days)}>
      {(all, change) => <Rows all={all} change={change} />}
    </LinesField>
  )
}

const noTimes = { opens: '', closes: '', isByAppointment: false }

function Rows({ all, change }: { all: readonly LooseDays[]; change: (next: readonly LooseDays[]) => void }) {
  const t = useT()
  const edit = (at: number, part: Partial<LooseDays>) => change(all.map((days, i) => (i === at ? { ...days, ...part } : days)))
  return (
    <>
      {all.map((days, at) => {
        const { from, until, times, note } = days
        const fault = from && until ? faultOfException(days) : null
        return (
          <fieldset key={at} className="hours-row">
            <legend className="sr-only">{t(words.exceptionNumber, { n: at + 1 })}</legend>
            <label className="hours-cell">
              <span>{t(words.firstDay)}</span>
              <input
                className="input input-sm"
                type="date"
                value={from}
                onChange={({ target }) => edit(at, { from: target.value, ...((until === '' || until === from) && { until: target.value }) })}
              />
            </label>
            <label className="hours-cell">
              <span>{t(words.lastDay)}</span>
              <input className="input input-sm" type="date" value={until} onChange={({ target }) => edit(at, { until: target.value })} />
            </label>
            <label className="hours-cell">
              <span>{t(words.when)}</span>
              <select
                className="input input-sm"
                value={times.length === 0 ? 'closed' : 'times'}
                onChange={({ target }) => edit(at, { times: target.value === 'closed' ? [] : [noTimes] })}
              >
                <option value="closed">{t(words.isClosed)}</option>
                <option value="times">{t(words.otherTimes)}</option>
              </select>
            </label>
            {times.map((one, place) => (
              <TimeCells
                key={place}
                times={one}
                onChange={(part) => edit(at, { times: times.map((each, i) => (i === place ? { ...each, ...part } : each)) })}
              />
            ))}
            <label className="hours-cell hours-note">
              <span>{t(words.note)}</span>
              <input className="input input-sm" maxLength={80} value={note} onChange={({ target }) => edit(at, { note: target.value })} />
            </label>
            <IconButton icon="trash" label={t(words.removeException, { n: at + 1 })} onClick={() => change(all.filter((_, i) => i !== at))} />
            {fault && (
              <p className="hours-fault" role="status">
                {t(hoursWords[fault])}
              </p>
            )}
          </fieldset>
        )
      })}
      {all.length < maxExceptions && (
        <p className="mt-3">
          <Button
            type="button"
            variant="second"
            size="small"
            icon="calendar-plus"
            onClick={() => change([...all, { from: '', until: '', times: [], note: '' }])}
          >
            {t(words.addException)}
          </Button>
        </p>
      )}
    </>
  )
}

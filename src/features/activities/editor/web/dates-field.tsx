import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Field } from '#design/field/field.tsx'
import { useFormField } from '#design/form/form-fields.tsx'
import { holidayWords } from '#features/opening-hours/holiday-words.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { editorFieldWords as fieldWords } from '#features/activities/editor/field-words.ts'
import { timeInWords, whenInWords } from '#features/activities/series/when-words.ts'
import type { PreviewedDate, SchedulePreview } from '#features/activities/writing/preview.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { usePreview } from './use-preview.ts'

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const dayOf = ({ start }: PreviewedDate) => start.slice(0, 10)

/**
 * When it is in words, and each date with a tick. What is left out is kept as lines of text: without script these are typed, with
 * script they follow from the ticks.
 */
export function DatesField({ first }: { first: SchedulePreview | null }) {
  const t = useT()
  const locale = useLocale()
  const { values, error } = useFormField('exdates')
  const [drawn] = useState(values[0] ?? '')
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(linesOf(drawn)))
  const [isAwake, setAwake] = useState(false)
  const [said, setSaid] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const { preview, schedule, problem, movedTo } = usePreview(box, first)
  useEffect(() => {
    // A draft may have been restored before React started.
    if (box.current && box.current.value !== drawn) setLeft(new Set(linesOf(box.current.value)))
    setAwake(true)
  }, [drawn])
  const change = (next: ReadonlySet<string>) => {
    setLeft(next)
    box.current!.value = [...next].toSorted().join('\n')
    box.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const skip = (days: readonly string[]) => {
    const more = days.filter((day) => !left.has(day))
    change(new Set([...left, ...more]))
    setSaid(t(words.skipped, { n: more.length }))
  }
  const dates = preview?.dates ?? []
  const isSeries = dates.length > 1
  const off = dates.filter((date) => left.has(dayOf(date))).length
  const holidays = dates.filter((date) => date.holiday !== null && !left.has(dayOf(date)))
  const sentence = schedule && whenInWords(schedule, locale)
  return (
    <div className="grid gap-4" id={isAwake ? 'exdates' : undefined} tabIndex={-1}>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {movedTo && (
          <Alert tone="info">
            <p>{t(words.moved, { day: longDay(locale, movedTo) })}</p>
          </Alert>
        )}
        {sentence && problem === null && (
          <Alert tone="info" title={t(words.sentence)}>
            <p>
              {sentence}. {isSeries && t(words.total, { n: dates.length - off })}
            </p>
          </Alert>
        )}
        {problem !== null && (
          <Alert tone="warn">
            <p>{problem || t(words.datesLost)}</p>
          </Alert>
        )}
      </div>
      {isAwake && isSeries && (
        <section className="activity-dates" aria-labelledby="keren">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id="keren" className="text-xl">
              {t(words.dates)}
            </h3>
            <p className="text-text-soft">{t(words.ticked, { n: dates.length - off, off })}</p>
          </div>
          <p className="text-text-soft">{t(words.datesText)}</p>
          <ol aria-labelledby="keren">
            {dates.map((date) => (
              <DateRow
                key={date.start}
                date={date}
                isOn={!left.has(dayOf(date))}
                onChange={(isOn) => change(isOn ? new Set([...left].filter((day) => day !== dayOf(date))) : new Set([...left, dayOf(date)]))}
              />
            ))}
          </ol>
          <div className="date-tools">
            {holidays.length > 0 && (
              <Button type="button" variant="second" size="small" onClick={() => skip(holidays.map(dayOf))}>
                {t(words.skipHolidays, { n: holidays.length })}
              </Button>
            )}
            {off > 0 && (
              <Button type="button" variant="quiet" size="small" onClick={() => change(new Set())}>
                {t(words.allAgain)}
              </Button>
            )}
          </div>
          <SkipPeriod onSkip={(from, until) => skip(dates.map(dayOf).filter((day) => day >= from && day <= until))} />
          <p className="sr-only" role="status">
            {said}
          </p>
        </section>
      )}
      {isAwake && dates.length === 0 && problem === null && <p className="text-text-soft">{t(words.noDates)}</p>}
      <div hidden={isAwake && !error}>
        <Field name="exdates" id={isAwake ? 'exdates-text' : 'exdates'} label={t(fieldWords.exdates)} hint={t(fieldWords.exdatesHint)} error={error}>
          {(described) => (
            <textarea
              {...described}
              ref={box}
              id={isAwake ? 'exdates-text' : 'exdates'}
              name="exdates"
              className="input"
              rows={3}
              readOnly={isAwake}
              defaultValue={drawn}
              onInput={({ currentTarget }) => isAwake && setLeft(new Set(linesOf(currentTarget.value)))}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

/** One date with its tick; on a holiday it is asked. */
function DateRow({ date, isOn, onChange }: { date: PreviewedDate; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const day = dayOf(date)
  const [from, until] = [date.start, date.end].map((moment) => timeInWords(moment.slice(11), locale))
  const isWhole = date.start.endsWith('T00:00') && date.end.endsWith('T00:00')
  return (
    <li>
      <Checkbox
        id={id}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={<span className="date-words">{`${longDay(locale, day)}${isWhole ? '' : `, ${from}–${until}`}`}</span>}
        {...(date.holiday && { 'aria-describedby': `${id}-holiday` })}
      />
      {date.holiday && (
        <span className="date-holiday" id={`${id}-holiday`}>
          {t(words.evenSo, { holiday: t(holidayWords[date.holiday]) })}
        </span>
      )}
    </li>
  )
}

/** A stretch of days that is left out at once, such as a school holiday. */
function SkipPeriod({ onSkip }: { onSkip: (from: string, until: string) => void }) {
  const t = useT()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  return (
    <details className="mt-3">
      <summary className="link inline-block py-2 cursor-pointer">{t(words.skipPeriod)}</summary>
      <div className="skip-period">
        <label>
          {t(words.from)}
          <input type="date" className="input input-sm" value={from} onChange={({ target }) => setFrom(target.value)} />
        </label>
        <label>
          {t(words.upTo)}
          <input type="date" className="input input-sm" value={until} onChange={({ target }) => setUntil(target.value)} />
        </label>
        <Button
          type="button"
          variant="second"
          size="small"
          aria-disabled={from === '' || until === '' || undefined}
          onClick={() => from && until && onSkip(from, until)}
        >
          {t(words.skip)}
        </Button>
      </div>
    </details>
  )
}

import { use, useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, IconButton } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { FormContext } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import { isBackwards, isWhole, lineOf, readLine, type SlotLine } from '#features/vacancies/model/slot-lines.ts'
import { maxSlots } from '#features/vacancies/model/vacancy.ts'

const empty: SlotLine = { day: '', from: '', until: '', places: '', id: '' }
const read = (text: string) => text.split('\n').filter(Boolean).map(readLine)

/** Dates with places of their own. One hidden textarea holds them all, so that drafts and conflicts treat them like any other field. */
export function DatesField() {
  const t = useT()
  const { values, faults } = use(FormContext)!
  const [first] = useState(values['dates']?.[0] ?? '')
  const [rows, setRows] = useState(() => read(first))
  const box = useRef<HTMLTextAreaElement>(null)
  const change = (next: SlotLine[]) => {
    setRows(next)
    box.current!.value = next.map(lineOf).join('\n')
    box.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const edit = (at: number, part: Partial<SlotLine>) => change(rows.map((row, i) => (i === at ? { ...row, ...part } : row)))
  return (
    <Field name="dates" id="dates-text" label={t(fieldWords.dates)} hint={t(fieldWords.datesHint)} optional={t(formMessages.notNeeded)} error={faults['dates']}>
      {() => (
        <div id="dates" tabIndex={-1}>
          {/* A restored draft and the other person's text of a conflict are written into this textarea. */}
          <textarea
            ref={box}
            id="dates-text"
            name="dates"
            hidden
            readOnly
            defaultValue={first}
            onInput={({ currentTarget }) => setRows(read(currentTarget.value))}
          />
          {rows.map((row, at) => (
            <fieldset key={at} className="date-row">
              <legend className="sr-only">{t(words.dateNumber, { n: at + 1 })}</legend>
              <Cell label={t(words.date)} type="date" value={row.day} onChange={(day) => edit(at, { day })} />
              <Cell label={t(words.from)} type="time" value={row.from} onChange={(from) => edit(at, { from })} />
              <Cell label={t(words.until)} type="time" value={row.until} onChange={(until) => edit(at, { until })} />
              <Cell label={t(words.placesOfDate)} type="text" value={row.places} onChange={(places) => edit(at, { places: places.replaceAll(/\D/g, '') })} />
              <IconButton icon="trash" label={t(words.removeDate, { n: at + 1 })} onClick={() => change(rows.filter((_, i) => i !== at))} />
            </fieldset>
          ))}
          {/* Announced only after a change, not on load. */}
          <div aria-live="polite">
            {rows.some(isBackwards) ? (
              <p className="hint mt-2">{t(words.dateBackwards)}</p>
            ) : (
              rows.some((row) => !isWhole(row)) && <p className="hint mt-2">{t(words.dateHalf)}</p>
            )}
          </div>
          {rows.length < maxSlots ? (
            <Button
              type="button"
              variant="second"
              size="small"
              icon="calendar-plus"
              className="mt-3"
              onClick={() => change([...rows, { ...empty, from: rows.at(-1)?.from ?? '', until: rows.at(-1)?.until ?? '' }])}
            >
              {t(words.addDate)}
            </Button>
          ) : (
            <p className="hint mt-2">{t(words.datesMost)}</p>
          )}
        </div>
      )}
    </Field>
  )
}

type CellProps = { label: string; type: 'date' | 'time' | 'text'; value: string; onChange: (value: string) => void }

function Cell({ label, type, value, onChange }: CellProps) {
  return (
    <label className="date-cell">
      <span>{label}</span>
      <input
        className="input input-sm"
        type={type}
        value={value}
        {...(type === 'text' && { inputMode: 'numeric' as const, maxLength: 4 })}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

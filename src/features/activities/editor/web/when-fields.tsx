import { type FormEvent, use, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Chip } from '#design/chip/chip.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { FormContext, FormFields, useFormField } from '#design/form/form-fields.tsx'
import { activityForm } from '#features/activities/editor/activity-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { editorFieldWords as fieldWords } from '#features/activities/editor/field-words.ts'
import { maxMonthsBetween, maxWeeksBetween } from '#features/activities/recurrence/recurrence.ts'
import type { SchedulePreview } from '#features/activities/writing/preview.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DatesField } from './dates-field.tsx'

const fields = (...names: Parameters<typeof FormFields<keyof typeof activityForm.entries>>[0]['names'] & string[]) => (
  <FormFields of={activityForm} names={names as never} />
)

/** Three questions: when it is, how often, and until when; below them all dates. */
export function WhenFields({ first }: { first: SchedulePreview | null }) {
  const { values } = useFormField('rule.kind')
  const [kind, setKind] = useState(values[0] ?? 'none')
  const hear = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement
    if (name === 'rule.kind') setKind(value)
  }
  return (
    <div className="when-fields" onInput={hear}>
      {fields('firstDay', 'isAllDay')}
      <div className="if-times when-times">
        <TimeInput name="startTime" />
        <TimeInput name="endTime" />
      </div>
      {fields('lastDay')}
      {fields('rule.kind')}
      <div className="if-repeats">
        <div className="if-weekly">
          <WeekdaysField />
        </div>
        <div className="if-weekday">{fields('rule.nth', 'rule.weekday')}</div>
        <div className="if-date">
          {fields('rule.date')}
          <ShortMonths />
        </div>
        <div className="if-weeks">
          <EveryField isMonths={kind.startsWith('monthly')} />
        </div>
        {fields('rule.ends')}
        <div className="if-until">{fields('rule.until')}</div>
        <div className="if-count">{fields('rule.count')}</div>
      </div>
      <DatesField first={first} />
    </div>
  )
}

/** A wall time, with the device's own picker. */
function TimeInput({ name }: { name: 'startTime' | 'endTime' }) {
  const t = useT()
  const { form } = use(FormContext)!
  const { values, error } = useFormField(name)
  return (
    <TextField type="time" name={name} label={t(activityForm.entries[name].label)} defaultValue={values[0] ?? ''} error={error} check={form.inputs[name]} />
  )
}

/** The days of the week side by side. */
function WeekdaysField() {
  const t = useT()
  const { form } = use(FormContext)!
  const { values, error } = useFormField('rule.weekdays')
  const { label, options } = activityForm.entries['rule.weekdays']
  return (
    <ChoiceGroup id="rule.weekdays" legend={t(label)} error={error} check={form.inputs['rule.weekdays']}>
      <div className="flex flex-wrap gap-2">
        {Object.entries(options!).map(([day, name]) => (
          <Chip key={day} name="rule.weekdays" value={day} defaultChecked={values.includes(day)} label={t(name)} />
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** How many weeks, or months, are between. */
function EveryField({ isMonths }: { isMonths: boolean }) {
  const t = useT()
  const { values, error } = useFormField('rule.every')
  const most = isMonths ? maxMonthsBetween : maxWeeksBetween
  const nameOf = (n: number) =>
    n === 1 ? t(isMonths ? fieldWords.everyMonth : fieldWords.everyWeek) : isMonths ? t(fieldWords.everyMonthsOf, { n }) : t(fieldWords.everyWeeks, { n })
  return (
    <SelectField
      name="rule.every"
      label={t(isMonths ? fieldWords.everyMonths : fieldWords.every)}
      error={error}
      options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: nameOf(at + 1) }))}
      defaultValue={values[0] ?? '1'}
      className="max-w-72"
    />
  )
}

/** Not every month has a 29th to 31st: the last day is offered instead. */
function ShortMonths() {
  const t = useT()
  const { values } = useFormField('rule.date')
  const [date, setDate] = useState(Number(values[0]))
  const box = (element: HTMLDivElement | null) => {
    const select = element?.parentElement?.querySelector<HTMLSelectElement>('select')
    if (!select) return undefined
    const hear = () => setDate(Number(select.value))
    hear()
    select.addEventListener('input', hear)
    return () => select.removeEventListener('input', hear)
  }
  const takeLast = (button: HTMLElement) => {
    const select = button.closest('.if-date')!.querySelector<HTMLSelectElement>('select')!
    select.value = 'last'
    select.dispatchEvent(new Event('input', { bubbles: true }))
    select.focus()
  }
  return (
    <div ref={box} aria-live="polite">
      {date > 28 && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="hint">{t(words.skipsMonths, { date })}</p>
          <Button type="button" variant="second" size="small" onClick={({ currentTarget }) => takeLast(currentTarget)}>
            {t(words.takeLast)}
          </Button>
        </div>
      )}
    </div>
  )
}

import { use } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { FormContext } from '#design/form/form-fields.tsx'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { dayInWords, daypartInWords } from '#features/vacancies/model/day-names.ts'
import { days } from '#features/vacancies/model/whole-dayparts.ts'
import { WeekRow, WeekTable } from '#features/vacancies/search/web/week-table.tsx'

/** The week as the search has it, to say when somebody can help. */
export function DaypartsField() {
  const t = useT()
  const locale = useLocale()
  const { form, values, faults } = use(FormContext)!
  const chosen = values['dayparts'] ?? []
  return (
    <ChoiceGroup id="dayparts" legend={t(fieldWords.dayparts)} hint={t(fieldWords.daypartsHint)} check={form.inputs['dayparts']} error={faults['dayparts']}>
      <WeekTable renderHead={(_, name) => <span className="block py-2">{name}</span>}>
        <tbody>
          {days.map((day) => (
            <WeekRow
              key={day}
              day={day}
              head={capitalize(dayInWords(day, locale))}
              renderCell={(moment) => (
                <label className="choice justify-center">
                  <input
                    type="checkbox"
                    className="check"
                    name="dayparts"
                    value={moment}
                    defaultChecked={chosen.includes(moment)}
                    aria-label={capitalize(daypartInWords(moment, locale))}
                  />
                </label>
              )}
            />
          ))}
        </tbody>
      </WeekTable>
    </ChoiceGroup>
  )
}

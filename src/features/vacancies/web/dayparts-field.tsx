import { use } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { FormContext } from '#design/form/form-fields.tsx'
import { fieldWords } from '#features/vacancies/editor-field-words.ts'
import { capital } from '#features/vacancies/row-facts.ts'
import { searchWords } from '#features/vacancies/search-messages.ts'
import { dayInWords, daypartInWords } from '#features/vacancies/when-in-words.ts'
import { days, partsOfDay } from '#features/vacancies/whole-dayparts.ts'

/** The week as the search has it, to say when somebody can help. */
export function DaypartsField() {
  const t = useT()
  const locale = useLocale()
  const { form, values, faults } = use(FormContext)!
  const chosen = values['dayparts'] ?? []
  return (
    <ChoiceGroup id="dayparts" legend={t(fieldWords.dayparts)} hint={t(fieldWords.daypartsHint)} check={form.inputs['dayparts']} error={faults['dayparts']}>
      <table className="dayparts">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t(searchWords.day)}</span>
            </th>
            {partsOfDay.map((part) => (
              <th key={part} scope="col" className="py-2">
                {t(searchWords[part])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">{capital(dayInWords(day, locale))}</th>
              {partsOfDay.map((part) => (
                <td key={part}>
                  <label className="choice justify-center">
                    <input
                      type="checkbox"
                      className="check"
                      name="dayparts"
                      value={`${day}_${part}`}
                      defaultChecked={chosen.includes(`${day}_${part}`)}
                      aria-label={capital(daypartInWords(`${day}_${part}`, locale))}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ChoiceGroup>
  )
}

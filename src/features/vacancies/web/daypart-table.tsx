import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { capital } from '#features/vacancies/row-facts.ts'
import { searchWords as words } from '#features/vacancies/search-messages.ts'
import type { Daypart } from '#features/vacancies/states.ts'
import { dayInWords, daypartInWords } from '#features/vacancies/when-in-words.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const parts = ['morning', 'afternoon', 'evening'] as const

/** The week as a table of checkboxes. */
export function DaypartTable({ chosen, counts }: { chosen: readonly Daypart[]; counts: Partial<Record<Daypart, number>> }) {
  const t = useT()
  const locale = useLocale()
  return (
    <table className="dayparts">
      <thead>
        <tr>
          <th scope="col" className="sr-only">
            {t(words.day)}
          </th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {t(words[part])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day}>
            <th scope="row">{capital(dayInWords(day, locale))}</th>
            {parts.map((part) => {
              const daypart = `${day}_${part}` as const
              return (
                <td key={part}>
                  <label className="choice">
                    <input
                      type="checkbox"
                      className="check"
                      name="daypart"
                      value={daypart}
                      defaultChecked={chosen.includes(daypart)}
                      aria-label={`${capital(daypartInWords(daypart, locale))} (${counts[daypart] ?? 0})`}
                    />
                  </label>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { drawOnce, DrawnParts } from '#design/document/draw-once.tsx'
import { capital } from '#features/vacancies/row-facts.ts'
import { searchWords as words } from '#features/vacancies/search-messages.ts'
import type { Daypart } from '#features/vacancies/states.ts'
import { dayInWords, daypartInWords } from '#features/vacancies/when-in-words.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const parts = ['morning', 'afternoon', 'evening'] as const

type Day = { day: (typeof days)[number]; moments: { daypart: Daypart; count: number; isChosen: boolean }[] }
const drawDay = drawOnce((facts: Day) => <DayRow {...facts} />)

/** The week as a table of checkboxes. */
export function DaypartTable({ chosen, counts }: { chosen: readonly Daypart[]; counts: Partial<Record<Daypart, number>> }) {
  const t = useT()
  const locale = useLocale()
  const week = days.map((day) => ({
    day,
    moments: parts.map((part) => ({ daypart: `${day}_${part}` as const, count: counts[`${day}_${part}`] ?? 0, isChosen: chosen.includes(`${day}_${part}`) })),
  }))
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
      <DrawnParts as="tbody" parts={week.map((one) => drawDay(one, locale))} />
    </table>
  )
}

function DayRow({ day, moments }: Day) {
  const locale = useLocale()
  return (
    <tr>
      <th scope="row">{capital(dayInWords(day, locale))}</th>
      {moments.map(({ daypart, count, isChosen }) => (
        <td key={daypart}>
          <label className="choice">
            <input
              type="checkbox"
              className="check"
              name="daypart"
              value={daypart}
              defaultChecked={isChosen}
              aria-label={`${capital(daypartInWords(daypart, locale))} (${count})`}
            />
          </label>
        </td>
      ))}
    </tr>
  )
}

import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { renderCached, CachedParts } from '#design/document/render-cached.tsx'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { dayInWords } from '#features/vacancies/model/day-names.ts'
import { days, type Moment, momentInWords, partsOfDay } from '#features/vacancies/model/whole-dayparts.ts'
import { WeekRow, WeekTable } from './week-table.tsx'

type Tick = { moment: Moment; count: number; isChosen: boolean }
type Day = { day: (typeof days)[number]; whole: Tick; moments: Tick[] }
const drawDay = renderCached((facts: Day) => <DayRow {...facts} />)

/** The week as a table of ticks; the head of a row is the whole day, that of a column this part of every day. */
export function DaypartTable({ chosen, counts }: { chosen: readonly Moment[]; counts: Partial<Record<Moment, number>> }) {
  const locale = useLocale()
  const tick = (moment: Moment): Tick => ({ moment, count: counts[moment] ?? 0, isChosen: chosen.includes(moment) })
  const week = days.map((day) => ({ day, whole: tick(day), moments: partsOfDay.map((part) => tick(`${day}_${part}`)) }))
  return (
    <WeekTable renderHead={(part, name) => <MomentTick {...tick(part)}>{name}</MomentTick>}>
      <CachedParts as="tbody" parts={week.map((one) => drawDay(one, locale))} />
    </WeekTable>
  )
}

function DayRow({ day, whole, moments }: Day) {
  return (
    <WeekRow
      day={day}
      head={<MomentTick {...whole}>{capitalize(dayInWords(day, useLocale()))}</MomentTick>}
      renderCell={(moment) => <MomentTick {...moments.find((one) => one.moment === moment)!} />}
    />
  )
}

function MomentTick({ moment, count, isChosen, children }: Tick & { children?: string }) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        className="check"
        name="daypart"
        value={moment}
        defaultChecked={isChosen}
        aria-label={`${momentInWords(moment, useLocale())} (${count})`}
      />
      {children}
    </label>
  )
}

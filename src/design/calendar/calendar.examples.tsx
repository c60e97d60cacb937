import type { Example } from '#design/examples.ts'
import { ListRow } from '#design/row/list-row.tsx'
import { AgendaDay } from './agenda-day.tsx'
import { DayBar, DayHours } from './day-bars.tsx'
import { Leaf } from './leaf.tsx'
import { type MonthDay, MonthNav } from './month-nav.tsx'

const days = Array.from({ length: 35 }, (_, at): MonthDay => {
  const date = at - 5
  const isOut = date < 1 || date > 28
  const number = date < 1 ? 31 + date : isOut ? date - 28 : date
  return {
    day: `2027-02-${String(number).padStart(2, '0')}`,
    href: `#dag-${at}`,
    label: isOut ? `${number}` : `${number} februari, ${date % 5} activiteiten`,
    count: isOut ? 0 : date % 5,
    isOut,
    isToday: date === 10,
    isChosen: date === 16,
  }
})

export const examples: Example[] = [
  {
    name: 'month',
    render: () => (
      <div className="max-w-[21rem]">
        <MonthNav
          title="februari 2027"
          label="Dagen van februari 2027"
          weekdays={['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']}
          days={days}
          previous={{ href: '#januari', label: 'Vorige maand' }}
          next={{ href: '#maart', label: 'Volgende maand' }}
        />
      </div>
    ),
  },
  {
    name: 'day',
    render: () => (
      <AgendaDay id="dag" weekday="dinsdag" day="16" month="februari" heading="h3" isChosen>
        <ul>
          <ListRow href="#koor" title="Koor: open repetitie" note="19.00 tot 21.00 uur" />
        </ul>
      </AgendaDay>
    ),
  },
  {
    name: 'day in a narrow column',
    render: () => (
      <AgendaDay id="smalle-dag" weekday="woensdag" day="17" month="februari" heading="h3" isNarrow>
        <ul>
          <ListRow href="#schaken" title="Schaken" note="19.30 tot 22.00 uur" />
        </ul>
      </AgendaDay>
    ),
  },
  {
    name: 'bars',
    render: () => (
      <>
        <DayHours />
        <DayBar from={9.5} to={12} />
        <DayBar from={21} to={24} />
      </>
    ),
  },
  { name: 'leaf', render: () => <Leaf weekday="di" day="16" month="feb." /> },
]

import type { Example } from '#design/examples.ts'
import { BarTable } from './bar-table.tsx'
import { BarPair } from './bar-pair.tsx'
import { ColumnChart } from './column-chart.tsx'
import { LineChart } from './line-chart.tsx'

export const examples: Example[] = [
  {
    name: 'columns by week',
    render: () => (
      <div className="max-w-[22rem]">
        <ColumnChart
          title="Aanvragen per week"
          axis="weeknummer"
          unit="aanvragen"
          asTable="Toon als tabel"
          columns={[2, 1, 0, 3, 4, 5].map((value, at) => ({ key: String(at), label: String(42 + at), value }))}
        />
      </div>
    ),
  },
  {
    name: 'a bar beside what it is compared with',
    render: () => (
      <div className="grid gap-4 max-w-[22rem]">
        <BarPair value={1} compared={0.6} hidden={0.2} />
        <BarPair value={null} compared={0} hidden={0.2} />
      </div>
    ),
  },
  {
    name: 'lines over months, the last of which is not over',
    render: () => (
      <LineChart
        id="example"
        title="Aanvragen per maand"
        axis="Maand"
        running="loopt nog"
        asTable="Toon als tabel"
        lines={['Aanvragen', 'Aangenomen'].map((label, number) => ({
          key: label,
          label,
          points: [38, 41, null, 44, 52, 21].map((value, at) => ({
            key: String(at),
            label: String(at + 1),
            longLabel: `Maand ${at + 1}`,
            value: value === null ? null : value - number * 15,
            ...(value === null && { words: '·' }),
          })),
        }))}
      />
    ),
  },
  {
    name: 'bars in a table',
    render: () => (
      <BarTable
        caption="Aanvragen naar thema"
        head="Thema"
        unit="Aanvragen"
        bars={[
          { key: 'a', label: 'Zorg en aandacht', value: 40, number: '40' },
          { key: 'b', label: 'Dieren', value: null, number: '·' },
        ]}
      />
    ),
  },
]

import type { Example } from '#design/examples.ts'
import { BarPair } from './bar-pair.tsx'
import { ColumnChart } from './column-chart.tsx'

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
]

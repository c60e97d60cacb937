import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { daypartWords as words } from '#features/vacancies/model/daypart-words.ts'
import { type days, partsOfDay } from '#features/vacancies/model/whole-dayparts.ts'

type Day = (typeof days)[number]
export type PartOfDay = (typeof partsOfDay)[number]

/** The week as a table: a row a day, a column a part of the day. Its children are `WeekRow`s. */
export function WeekTable({ renderHead, children }: { renderHead: (part: PartOfDay, name: string) => ReactNode; children: ReactNode }) {
  const t = useT()
  return (
    <table className="dayparts">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t(words.day)}</span>
          </th>
          {partsOfDay.map((part) => (
            <th key={part} scope="col">
              {renderHead(part, t(words[part]))}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

export function WeekRow<D extends Day>({ day, head, renderCell }: { day: D; head: ReactNode; renderCell: (moment: `${D}_${PartOfDay}`) => ReactNode }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {partsOfDay.map((part) => (
        <td key={part}>{renderCell(`${day}_${part}`)}</td>
      ))}
    </tr>
  )
}

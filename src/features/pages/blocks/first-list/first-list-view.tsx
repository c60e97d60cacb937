import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading } from '#features/pages/blocks/web/block-heading.tsx'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import type { FirstListFacts } from './fetch-first-list.ts'
import type { firstList } from './first-list.ts'

export function FirstListView({ value: { title, text }, facts: { rows } }: { value: ShownOf<typeof firstList.fields>; facts: FirstListFacts }) {
  if (rows.length === 0) return null
  return (
    <section className="wrap mt-12 md:mt-16">
      <BlockHeading className="">{title}</BlockHeading>
      {text && <p className="text-lg text-text-soft mt-2 mb-4">{text}</p>}
      <VacancyRows rows={rows} className="results grid md:grid-cols-2 gap-x-12" />
    </section>
  )
}

import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import type { BlockQuery } from '#features/pages/blocks/web/block-query.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { fetchFirst } from '#features/vacancies/presentation/web/fetch-newest.ts'
import type { firstList } from './first-list.ts'

export type FirstListFacts = { rows: RowFacts[] }

export async function fetchFirstList({ most }: ShownOf<typeof firstList.fields>, { api, locale }: BlockQuery): Promise<FirstListFacts> {
  return { rows: await fetchFirst(api, { locale, size: most }) }
}

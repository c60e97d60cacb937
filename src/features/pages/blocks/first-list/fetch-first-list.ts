import type { ShownOf } from '#features/pages/block-field.ts'
import type { BlockQuery } from '#features/pages/web/block-ask.ts'
import type { RowFacts } from '#features/vacancies/row-facts.ts'
import { fetchFirst } from '#features/vacancies/web/fetch-newest.ts'
import type { firstList } from './first-list.ts'

export type FirstListFacts = { rows: RowFacts[] }

export async function fetchFirstList({ most }: ShownOf<typeof firstList.fields>, { api, locale }: BlockQuery): Promise<FirstListFacts> {
  return { rows: await fetchFirst(api, { locale, size: most }) }
}

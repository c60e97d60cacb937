import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { type BlockQuery, newest } from '#features/pages/blocks/web/block-query.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { type Commitment, commitments } from '#features/vacancies/model/states.ts'
import type { vacancyList } from './vacancy-list.ts'

export type VacancyListFacts = {
  rows: RowFacts[]
  total: number
  /** The address of all of them. */
  all: string
  times: { commitment: Commitment; count: number }[]
  phone: string | null
}

export async function fetchVacancyList({ most, themes, withTimes }: ShownOf<typeof vacancyList.fields>, ask: BlockQuery): Promise<VacancyListFacts> {
  const { rows, total, facets } = await newest(ask, { size: most, themes })
  const times = commitments.map((commitment) => ({ commitment, count: facets.commitment[commitment] ?? 0 }))
  return {
    rows,
    total,
    all: themes.length > 0 ? searchAddress({ theme: themes }) : '/vacancies/search',
    times: withTimes ? times.filter(({ count }) => count > 0) : [],
    phone: withTimes ? ask.phone : null,
  }
}

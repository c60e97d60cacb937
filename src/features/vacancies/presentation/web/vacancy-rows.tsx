import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { renderCached, CachedParts } from '#design/document/render-cached.tsx'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { VacancyRow } from './vacancy-row.tsx'

type Look = { heading?: 'h2' | 'h3'; /** Appended to each link, to say where the reader comes from. */ query?: string; withHeart?: boolean }

const drawRow = renderCached(({ row, heading = 'h3', query = '', withHeart = false }: Look & { row: RowFacts }) => (
  <VacancyRow vacancy={row} heading={heading} href={`/vacancies/${row.id}${query}`} withHeart={withHeart} />
))

/** A list of vacancies on a document page. */
export function VacancyRows({ rows, className = 'results', ...look }: Look & { rows: readonly RowFacts[]; className?: string }) {
  const locale = useLocale()
  return <CachedParts className={className} parts={rows.map((row) => drawRow({ row, ...look }, locale))} />
}

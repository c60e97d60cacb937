import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { renderCached, CachedParts } from '#design/document/render-cached.tsx'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { groupByWork } from '#features/vacancies/presentation/same-work.ts'
import { VacancyRow } from './vacancy-row.tsx'

type Look = { heading?: 'h2' | 'h3'; /** Appended to each link, to say where the reader comes from. */ query?: string; withHeart?: boolean }
type Drawn = Look & { row: RowFacts; /** Folded below it. */ more?: readonly RowFacts[] }

const drawRow = renderCached(({ row, more = [], heading = 'h3', query = '', withHeart = false }: Drawn) => {
  const draw = (one: RowFacts) => <VacancyRow key={one.id} vacancy={one} heading={heading} href={`/vacancies/${one.id}${query}`} withHeart={withHeart} />
  return (
    <>
      {draw(row)}
      {more.length > 0 && (
        <details className="same-work">
          <SameWork n={more.length} />
          {more.map(draw)}
        </details>
      )}
    </>
  )
})

function SameWork({ n }: { n: number }) {
  return <summary>{useT()(vacancyWords.sameWork, { n })}</summary>
}

type Props = Look & {
  rows: readonly RowFacts[]
  className?: string
  /** Shows the same work of one organization once, with the others folded below it. */ isGrouped?: boolean
}

/** A list of vacancies on a document page. */
export function VacancyRows({ rows, className = 'results', isGrouped = false, ...look }: Props) {
  const locale = useLocale()
  const groups = groupByWork(rows, ({ work }) => (isGrouped ? work : undefined))
  return (
    <CachedParts
      className={className}
      parts={groups.map(([row, ...more]) => drawRow({ row: bare(row), ...(more.length > 0 && { more: more.map(bare) }), ...look }, locale))}
    />
  )
}

/** The key of the work is not shown, so it would only make other keys of the cache. */
const bare = ({ work: _, ...row }: RowFacts): RowFacts => row

import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ResultRow } from '#design/row/result-row.tsx'
import { Heart } from '#features/favourites/web/heart.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'

type Props = { vacancy: RowFacts; href?: string; heading?: 'h2' | 'h3'; /** Only on a page that has the form of `Hearts`. */ withHeart?: boolean }

export function VacancyRow({ vacancy, href = `/vacancies/${vacancy.id}`, heading = 'h3', withHeart }: Props) {
  const t = useT()
  const { title, isDutch, by, theme, when, time, where, isNew, isFirst, ended, isKept, why, tags, at } = vacancy
  return (
    <ResultRow
      href={href}
      heading={heading}
      {...tileOf(theme ? [theme] : [])}
      title={isDutch ? <span lang="nl">{title}</span> : title}
      by={by}
      at={at}
      why={why}
      after={withHeart && <Heart id={vacancy.id} title={title} isKept={isKept ?? false} />}
      facts={[{ sign: 'when', text: when }, { sign: 'time', text: time }, ...(where ? [{ sign: 'where', text: where } as const] : [])]}
      tags={
        (isNew || isFirst || ended || tags.length > 0) && (
          <>
            {ended && <Badge tone="warn">{t(vacancyWords[`ended_${ended}`])}</Badge>}
            {isFirst && !ended && <Badge tone="accent">{t(vacancyWords.neededNow)}</Badge>}
            {isNew && !ended && <Badge tone="second">{t(vacancyWords.isNew)}</Badge>}
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </>
        )
      }
    />
  )
}

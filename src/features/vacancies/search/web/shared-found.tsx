import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ResultRow } from '#design/row/result-row.tsx'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import type { SharedVacancy } from '#features/vacancies/search/shared-vacancy.ts'

/** What other centers share, below what little was found; each leads to the site of its center. */
export function SharedFound({ shared }: { shared: readonly SharedVacancy[] }) {
  const t = useT()
  const isEnglish = useLocale() === 'en'
  return (
    <section className="mt-8" aria-labelledby="shared">
      <h2 id="shared" className="text-2xl">
        {t(words.sharedTitle)}
      </h2>
      <ul className="results mt-3">
        {shared.map(({ id, title, titleEn, themes, commitment, town, organization, center, url }) => {
          const isDutch = isEnglish && titleEn === null
          return (
            <li key={id}>
              <ResultRow
                href={url}
                heading="h3"
                {...tileOf(themes.slice(0, 1))}
                title={isDutch ? <span lang="nl">{title}</span> : isEnglish ? titleEn : title}
                by={organizationBeside(title, organization)}
                facts={[
                  ...(commitment ? [{ sign: 'time', text: t(commitmentWords[commitment]) } as const] : []),
                  { sign: 'where', text: town ?? capitalize(t(vacancyWords.fromHome)) },
                ]}
                why={t(words.atCenter, { center })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

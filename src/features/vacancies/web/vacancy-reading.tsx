import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { suitableWords } from '#features/vacancies/messages.ts'
import { requirementsInWords, supportInWords } from '#features/vacancies/vacancy-facts.ts'
import type { VacancyFacts } from '#features/vacancies/fetch-vacancy.ts'
import { VacancyText } from './vacancy-text.tsx'

/** All that a vacancy says to who reads it, for those who judge or look after it. */
export function VacancyReading({ vacancy }: { vacancy: VacancyFacts }) {
  const t = useT()
  const locale = useLocale()
  const { description, tasks, expectations, rewards, suitableFor } = vacancy
  return (
    <VacancyText
      paragraphs={description.split(/\n{2,}/)}
      tasks={tasks ?? []}
      expectations={expectations ?? []}
      rewards={rewards ?? []}
      support={supportInWords(vacancy, locale)}
      requirements={requirementsInWords(vacancy, locale)}
      suits={(suitableFor ?? []).flatMap((code) => (suitableWords[code] ? [t(suitableWords[code])] : []))}
      dutch={{}}
    />
  )
}

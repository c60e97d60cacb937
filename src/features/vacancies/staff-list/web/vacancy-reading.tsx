import { useLocale } from '#kernel/i18n/web/provider.tsx'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { vacancyInWords } from '#features/vacancies/presentation/vacancy-in-words.ts'
import { VacancyText } from '#features/vacancies/presentation/web/vacancy-text.tsx'

/** All that a vacancy says to who reads it, for those who judge or look after it. */
export function VacancyReading({ vacancy }: { vacancy: VacancyFacts }) {
  return <VacancyText {...vacancyInWords(vacancy, useLocale(), { away: null, isOpen: false })} />
}

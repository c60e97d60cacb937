import { applications } from './applications/applications.ts'
import { openVacancies } from './vacancies/vacancies.ts'
import type { SeedVacancy } from './types.ts'

const placesHeld = (vacancy: SeedVacancy) =>
  applications.filter((one) => one.vacancyKey === vacancy.key && (one.status === 'accepted' || one.status === 'active')).length

/** Was online before the first who applied; a vacancy that is long open was put online long ago. */
function onlineBefore(vacancy: SeedVacancy): Pick<SeedVacancy, 'createdDay' | 'publishedDay'> {
  const first = Math.min(...applications.filter((one) => one.vacancyKey === vacancy.key).map((one) => one.steps[0]?.day ?? 0))
  if (vacancy.publishedDay === null || first > vacancy.publishedDay || first === Infinity) return vacancy
  return { createdDay: first - 9, publishedDay: first - 6 }
}

export const vacancies: SeedVacancy[] = openVacancies.map((vacancy) => {
  const { createdDay, publishedDay } = onlineBefore(vacancy)
  return { ...vacancy, createdDay, publishedDay, placesTaken: Math.max(vacancy.placesTaken, placesHeld(vacancy)) }
})

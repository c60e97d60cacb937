import type { ServerKind } from '#features/imports/kind/server/server-kind.ts'
import { vacanciesKind } from '#features/imports/vacancies/vacancies.ts'
import { applyVacancies } from './apply-vacancies.ts'
import { matchVacancies } from './match-vacancies.ts'
import { undoVacancies } from './undo-vacancies.ts'

export const vacanciesOnServer: ServerKind = {
  ...vacanciesKind,
  // What a vacancy needs depends on existing data too, so it is judged when the row is matched.
  judge: () => {},
  match: matchVacancies,
  writesOn: 'center',
  apply: applyVacancies,
  undo: undoVacancies,
}

import { today } from '#kernel/i18n/dates.ts'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'

/** Why nobody can apply any more. */
export type WhyClosed = 'filled' | 'paused' | 'expired' | 'closed'
type Vacancy = { status: VacancyStatus; closedReason: string | null; validThrough: string | null }

/** The one reason to show; null while people can apply, and before the vacancy was published. */
export function whyClosed({ status, closedReason, validThrough }: Vacancy, now = new Date()): WhyClosed | null {
  const isOver = validThrough !== null && validThrough < today(now)
  if (status === 'published') return isOver ? 'expired' : null
  if (status === 'paused') return isOver ? 'expired' : 'paused'
  if (status === 'filled') return 'filled'
  if (status === 'closed') return closedReason === 'filled' || closedReason === 'expired' ? closedReason : 'closed'
  return null
}

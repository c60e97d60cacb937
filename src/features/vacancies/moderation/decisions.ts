import { reviewWords } from '#features/vacancies/moderation/review-words.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'

/** The decisions on a pending vacancy, by audit event. `filled` is one of them: a published vacancy whose places are all taken is filled at once. */
export const vacancyDecisions = {
  type: 'vacancies',
  eventPrefix: 'vacancy',
  actions: ['vacancy.changes_requested'],
  to: { published: statusWords.published, filled: statusWords.filled, denied: statusWords.denied, draft: reviewWords.sentBack },
} as const

import { statusWords } from '#features/vacancies/model/status-words.ts'

/** What the center decides of a vacancy that waits, as the trace has it; one whose places were taken meanwhile is full at once. */
export const vacancyDecisions = {
  type: 'vacancies',
  eventPrefix: 'vacancy',
  to: { published: statusWords.published, filled: statusWords.filled, denied: statusWords.denied },
} as const

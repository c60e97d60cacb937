import type { Database } from '#kernel/db/server/database.ts'
import { type AnswerTime, answerTimes } from '#features/measures/measures.ts'
import type { Months } from '#features/measures/months.ts'
import { fewest } from '#features/measures/publish.ts'
import { readPublishedOfAll } from '#features/measures/server/read-published.ts'
import { distributionOver, medianAnswer, sumOf } from '#features/measures/totals.ts'

/**
 * The middle of what the organizations of a center need to answer, each with at least five applications; null for fewer than five of
 * them, because the middle of few points at one.
 */
export async function centerMedian(db: Database, centerId: string, months: Months): Promise<AnswerTime | null> {
  const medians = [...(await readPublishedOfAll(db, centerId, months)).values()].flatMap((own) => {
    if (sumOf(own.map(({ total }) => total)).low < fewest) return []
    return medianAnswer(distributionOver(own, 'answer').cells) ?? []
  })
  if (medians.length < fewest) return null
  return medians.toSorted((a, b) => answerTimes.indexOf(a) - answerTimes.indexOf(b))[Math.floor((medians.length - 1) / 2)]!
}

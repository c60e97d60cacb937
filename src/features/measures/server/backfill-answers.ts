import { parseArgs } from 'node:util'
import { isUuid } from '#kernel/fields/uuid.ts'
import { type Month, isMonth } from '#features/measures/months.ts'

/** What `npm run measures` was told, or what is wrong with it as a sentence. */
export function readBackfillAnswers(args: readonly string[]): { from: Month; center: string | null } | { fault: string } {
  const usage = 'Say from which month: npm run measures -- --from 2025-01 [--center <id of a center>]'
  try {
    const { from = '', center = null } = parseArgs({ args: [...args], options: { from: { type: 'string' }, center: { type: 'string' } } }).values
    if (!isMonth(`${from}-01`)) return { fault: usage }
    if (center !== null && !isUuid(center)) return { fault: usage }
    return { from: `${from}-01`, center }
  } catch {
    return { fault: usage }
  }
}

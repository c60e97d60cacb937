import { readConfig } from '#kernel/config/server/config.ts'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { readBackfillAnswers } from '#features/measures/server/backfill-answers.ts'
import { backfillCenter } from '#features/measures/server/backfill.ts'

// Counts months again, center by center, and goes on where it was stopped:
//   npm run measures -- --from 2025-01 [--center <id>]

const say = (line: string) => process.stdout.write(`${line}\n`)
const answers = readBackfillAnswers(process.argv.slice(2))
if ('fault' in answers) {
  process.stderr.write(`${answers.fault}\n`)
  process.exit(64)
}
const config = readConfig(process.env)
const database = await provideDatabase(config, say)
try {
  const db = await openDatabase({ ...config, databaseUrl: database.databaseUrl })
  const centers = await db.asWorker(centerIds)
  const chosen = answers.center === null ? centers : centers.filter((id) => id === answers.center)
  if (chosen.length === 0) say(`There is no center ${answers.center}.`)
  for (const centerId of chosen) {
    say(`center ${centerId}`)
    await backfillCenter(db, { centerId, from: answers.from, now: new Date(), say: (line) => say(`  ${line}`) })
  }
  await db.close()
} finally {
  await database.release()
}

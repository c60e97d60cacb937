import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rewriteEncrypted } from '#kernel/encryption/server/encrypted-columns.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { schedule, type Worker } from '#kernel/jobs/server/workers.ts'
import { askHowItGoes } from '#features/one-on-one/check-ins/server/ask-how-it-goes.ts'
import { endMatchesByDay } from '#features/one-on-one/check-ins/server/end-by-day.ts'
import { forgetMatches } from '#features/one-on-one/check-ins/server/forget-matches.ts'
import { endOfClosedAccounts } from '#features/one-on-one/expiry/server/closed-accounts.ts'
import { expireRequests } from '#features/one-on-one/expiry/server/expire.ts'
import { forgetRequests } from '#features/one-on-one/expiry/server/forget.ts'
import { remindOfScreening } from '#features/one-on-one/expiry/server/screening-due.ts'

const inEach = (work: (tx: Tx, centerId: string, now: Date) => Promise<void>) => async (db: Database) =>
  await inEveryCenter(db, async (centerId) => await db.inCenter(centerId, async (tx) => await work(tx, centerId, new Date())))

export const helpJobs: Worker[] = [
  schedule('help.screening_due', '30 8 * * *', inEach(remindOfScreening)),
  schedule('help.expire', '40 8 * * *', inEach(expireRequests)),
  schedule('help.check_ins', '10 9 * * *', inEach(askHowItGoes)),
  schedule('help.gone', '*/5 * * * *', inEach(endOfClosedAccounts)),
  schedule('help.end', '10 0 * * *', inEach(endMatchesByDay)),
  schedule(
    'help.forget',
    '30 3 * * *',
    inEach(async (tx, centerId, now) => {
      await forgetMatches(tx, centerId, now)
      await forgetRequests(tx, centerId, now)
    }),
  ),
  /** What an older key encrypted gets the newest one, so that the older one may leave FIELD_KEYS the day after. */
  schedule('help.rewrite_keys', '50 3 * * *', async (db) => await inEveryCenter(db, async (centerId) => void (await rewriteEncrypted(db, centerId)))),
]

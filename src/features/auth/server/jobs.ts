import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'
import { processInactiveUsers } from '#features/users/privacy/server/inactive-users.ts'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { sweepAccounts } from './sweep.ts'

/** What time does to accounts. */
export const accountWorkers: readonly Worker[] = [
  schedule('retention.forget', '10 2 * * *', async (db) => void (await applyRetention(db, new Date()))),
  // In the daytime, for it writes to people.
  schedule('accounts.idle', '30 9 * * *', async (db) => void (await processInactiveUsers(db, new Date()))),
  schedule('accounts.anonymise', '40 2 * * *', async (db) => void (await anonymiseArchived(db, new Date()))),
  schedule('accounts.sweep', '50 2 * * *', async (db) => await sweepAccounts(db, new Date())),
]

import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import { anonymiseArchived } from '#features/users/server/anonymise.ts'
import { sweepAccounts } from './sweep.ts'

/** What time does to accounts. */
export const accountWorkers: readonly Worker[] = [
  schedule('accounts.anonymise', '40 2 * * *', async (db) => void (await anonymiseArchived(db, new Date()))),
  schedule('accounts.sweep', '50 2 * * *', async (db) => await sweepAccounts(db, new Date())),
]

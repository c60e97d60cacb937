import { openDatabase } from '#kernel/db/server/database.ts'
import { openJobs } from './workers.ts'
import { countWork } from './test-jobs.ts'

/** A worker in a process of its own, for the test that kills it. */
const address = JSON.parse(process.argv[2] ?? '')
const db = await openDatabase(address)
await openJobs({ address, db, workers: [countWork], working: true, log: { error: console.error, warn: console.error } })
console.log('working')

import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { defineJob } from './job.ts'
import { type Worker, work } from './workers.ts'

type Payload = { centerId: string; key: string }

/** Jobs of the tests: their effect is one audit event. */
export const count = defineJob<Payload>({ name: 'test.count', seconds: 4, retries: 10 })
export const countWork = work(count, leaveTrace)

export const failOnce = defineJob<Payload>({ name: 'test.fail_once' })
let failed = false
export const failOnceWork = work(failOnce, async (tx, payload) => {
  await leaveTrace(tx, payload)
  if (!failed) {
    failed = true
    throw new Error('not this time')
  }
})

export const never = defineJob<Payload>({ name: 'test.never', retries: 1 })
export const neverWork: Worker = {
  job: never,
  cron: null,
  run: async () => {
    throw new Error('never')
  },
  givenUp: async (db, payload: Payload) => await db.inCenter(payload.centerId, async (tx) => await leaveTrace(tx, payload)),
}

async function leaveTrace(tx: Tx, { centerId, key }: Payload): Promise<void> {
  await sql`insert into audit_events (volunteer_center_id, action, subject_type, subject_id, reason)
    values (${centerId}, 'counted', 'job', uuidv7(), ${key})`.execute(tx)
}

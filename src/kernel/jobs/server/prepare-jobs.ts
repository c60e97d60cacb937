import { PgBoss } from 'pg-boss'
import { withLock } from '#kernel/db/server/with-lock.ts'

/**
 * Creates or upgrades the tables of the queue (schema `pgboss`) as the owner, after the migrations and before any process opens
 * its jobs. Any number of processes may call it at once. The worker may do everything with them except change their structure;
 * requests may only add a job, not read waiting ones.
 */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await withLock(databaseUrl, 'jobs', async (owner) => {
    const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
    boss.on('error', () => {}) // `start` throws it too
    await boss.start()
    await boss.stop({ graceful: false })
    await owner.query(`
      grant usage on schema pgboss to vw_worker, vw_app, vw_platform;
      grant select, insert, update, delete on all tables in schema pgboss to vw_worker;
      grant execute on all functions in schema pgboss to vw_worker, vw_app, vw_platform;
      grant select on pgboss.queue to vw_app, vw_platform;
      grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to vw_app, vw_platform;`)
  })
}

import pino from 'pino'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { openJobs } from '#kernel/jobs/server/open-jobs.ts'
import { startMail } from '#kernel/mail/server/start-mail.ts'
import { Looks } from '#features/settings/server/looks.ts'
import { mailTheme } from '#features/settings/server/mail-theme.ts'
import { Centers } from '#features/tenancy/server/centers.ts'
import { registerWords, workers } from './features.ts'
import { hostRules } from './hosts.ts'
import { loggerOptions } from './logger.ts'
import { centerHosts } from './tenants.ts'

type BackgroundParts = {
  config: Config & { databaseUrl: string }
  db: Database
  /** false: this process serves pages only, and adds jobs that others do. */
  working: boolean
}

/** What goes on behind the pages: mails out of the outbox, jobs by the clock. Any number of processes may run it. */
export async function startBackground({ config, db, working }: BackgroundParts): Promise<{ stop(): Promise<void> }> {
  registerWords()
  const log = pino(loggerOptions(config) || { level: 'silent' })
  const rules = hostRules(config)
  const centers = new Centers(db, { tenants: rules.tenants, centerHosts })
  await centers.load()
  const looks = new Looks(db, (reason, detail) => log.warn(detail, reason))

  const jobs = await openJobs({ address: config, db, workers, working, log })
  if (!working) return jobs
  const mail = startMail({
    address: config,
    db,
    log,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    forgetSecrets: config.production,
    originOf: ({ id }) => centers.get(id)!.origin,
    mailTheme: async ({ id, tenantKey }) => mailTheme((await looks.of(rules.tenants.get(tenantKey)!, centers.get(id)!)).theme),
  })
  return {
    async stop() {
      await mail.stop()
      await jobs.stop()
    },
  }
}

import pino from 'pino'
import { customTextFor } from '#features/notification-templates/server/custom-text-for.ts'
import { CenterThemes, mailTheme } from '#features/settings/look/server/center-themes.ts'
import { reachedBy } from '#features/settings/model/center-card.ts'
import type { MailCenter } from '#kernel/mail/server/mail-theme.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { journalErasures } from '#features/users/privacy/server/journal-erasures.ts'
import { journalRemovals } from '#features/center-removals/server/journal-removals.ts'
import { openJobs } from '#kernel/jobs/server/workers.ts'
import { startMail } from '#kernel/mail/server/deliver.ts'
import type { PublicChanges } from '#kernel/feature/server/define-feature.ts'
import { liveCenters } from './live-centers.ts'
import { loggerOptions } from './logger.ts'
import { registerWords, workers } from './registered.ts'

type BackgroundParts = {
  config: Config & { databaseUrl: string }
  db: Database
  /** Emits when a center is added, or its look changes. */
  changes: PublicChanges
  /** false: this process only serves pages, and adds jobs that other processes do. */
  working: boolean
}

/** Background work: sends the mails of the outbox and runs jobs. Any number of processes may run it. */
export async function startBackground({ config, db, changes, working }: BackgroundParts): Promise<{ stop(): Promise<void> }> {
  registerWords()
  const log = pino(loggerOptions(config) || { level: 'silent' })
  const all = config.backupDir ? [...workers, journalErasures(config.backupDir), journalRemovals(config.backupDir)] : workers
  const jobs = await openJobs({ address: config, db, workers: all, working, log })
  if (!working) return jobs

  const { centers, afterwards } = await liveCenters(db, config, changes, (error) => log.warn(error))
  const centerThemes = new CenterThemes(db, (reason, detail) => log.warn(detail, reason))
  afterwards.on('changed', (centerId) => centerThemes.drop(centerId))
  /** The first mail of a center may be claimed before this process has heard of the center. */
  const centerOf = async (id: string): Promise<Center> => {
    if (!centers.get(id)) await centers.load()
    const center = centers.get(id)
    if (!center) throw new Error(`Center ${id} does not exist.`)
    return center
  }
  const lookOf = async ({ id, tenantKey }: MailCenter) => {
    // First, because it also learns of a site that was added a moment ago.
    const center = await centerOf(id)
    return await centerThemes.of(centers.rules.tenants.get(tenantKey)!, center)
  }
  const mail = startMail({
    address: config,
    db,
    log,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    forgetSecrets: config.production,
    ownWords: async (claimed, sender) => await customTextFor(db, claimed, sender),
    originOf: async ({ id }) => (await centerOf(id)).origin,
    phoneOf: async (center) => reachedBy((await lookOf(center)).card.person, center).phone,
    mailTheme: async (center) => mailTheme((await lookOf(center)).theme),
  })
  return {
    async stop() {
      await Promise.all([mail.stop(), jobs.stop()])
    },
  }
}

/**
 * Tells the parent process (scripts/start.js) every second that the event loop turns; when the beats stop, the parent ends this
 * process and starts it again. When the parent is gone, this process stops in order.
 */
export function startHeartbeat(): void {
  if (!process.send) return
  const sendAlive = () => process.send?.('alive')
  sendAlive()
  setInterval(sendAlive, 1000).unref()
  process.once('disconnect', () => process.emit('SIGTERM', 'SIGTERM'))
}

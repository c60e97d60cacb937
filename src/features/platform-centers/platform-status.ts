/** What runs for every center at once, as the page of the platform's admins shows it. Seconds and numbers; null where there is nothing to tell. */
export type PlatformStatus = {
  /** For how long the oldest mail that could be sent has waited. */
  oldestMail: number
  /** Mails of the last day that were refused, and those whose end is unknown. */
  failedMails: number
  unknownMails: number
  /** Jobs that wait for a worker. */
  waitingJobs: number
  /** Whether the storage of files answers; null where the database has all files. */
  storageAnswers: boolean | null
  /** Since the newest backup; null where there is none. */
  backupAge: number | null
  /** Whether this server makes backups (`BACKUP_DIR`); a database of one's own has its own means. */
  makesBackups: boolean
}

/** From where on somebody has to look (docs/operations.md has the same numbers, and what to do). */
export const alarms = { oldestMail: 300, unknownMails: 0, waitingJobs: 100, backupAge: 26 * 3600 } as const
export type Alarm = keyof typeof alarms | 'storage'

/** What is wrong, in the order in which it matters. */
export function alarmsOf(status: PlatformStatus): Alarm[] {
  const { oldestMail, unknownMails, waitingJobs, storageAnswers, backupAge, makesBackups } = status
  const isOver: Record<Alarm, boolean> = {
    storage: storageAnswers === false,
    oldestMail: oldestMail > alarms.oldestMail,
    waitingJobs: waitingJobs > alarms.waitingJobs,
    backupAge: makesBackups && (backupAge === null || backupAge > alarms.backupAge),
    unknownMails: unknownMails > alarms.unknownMails,
  }
  return (Object.keys(isOver) as Alarm[]).filter((one) => isOver[one])
}

import { Alert } from '#design/feedback/alert.tsx'
import { type PlatformStatus, alarmsOf } from '#features/platform-centers/platform-status.ts'
import { alarmWords, statusWords as words, timeInWords } from '#features/platform-centers/status-words.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** How the whole platform runs: one line when nobody has to do anything, else what is wrong and what to do first. */
export function StatusPart({ status }: { status: PlatformStatus | null }) {
  const t = useT()
  const locale = useLocale()
  if (!status) {
    return (
      <div className="my-4">
        <Alert tone="warn" title={t(words.unknown)}>
          <p>{t(words.unknownText)}</p>
        </Alert>
      </div>
    )
  }
  const alarms = alarmsOf(status)
  const { failedMails, unknownMails, waitingJobs, oldestMail, backupAge, makesBackups } = status
  const facts = {
    storage: { time: '', n: 0 },
    oldestMail: { time: timeInWords(locale, oldestMail), n: 0 },
    waitingJobs: { time: '', n: waitingJobs },
    backupAge: { time: backupAge === null ? '' : timeInWords(locale, backupAge), n: 0 },
    unknownMails: { time: '', n: unknownMails },
  }
  const more = [
    !makesBackups ? t(words.noBackups) : backupAge !== null && !alarms.includes('backupAge') && t(words.backup, facts.backupAge),
    failedMails > 0 && t(words.failedMails, { n: failedMails }),
  ].filter(Boolean)
  return (
    <section aria-label={t(words.title)} className="my-4 space-y-3">
      {alarms.map((alarm) => (
        <Alert key={alarm} tone="warn" title={t(alarmWords[alarm], facts[alarm])}>
          <p>{t(alarmWords[`${alarm}Text`])}</p>
        </Alert>
      ))}
      {alarms.length === 0 ? (
        <Alert tone="success">
          <p>{[t(words.fine), ...more].join(' ')}</p>
        </Alert>
      ) : (
        more.length > 0 && <p className="text-text-soft">{more.join(' ')}</p>
      )}
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Log } from '#design/log/log.tsx'
import { History } from '#features/audit/web/history.tsx'
import { centerWords, kindWords, oneWords as words } from '#features/platform-centers/messages.ts'
import type { PlatformCenter } from '#features/platform-centers/platform-center.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Activity } from './center-columns.tsx'

/** A section of the page about a center. */
export function CenterPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function CenterFacts({ center }: { center: PlatformCenter }) {
  const t = useT()
  const locale = useLocale()
  const { town, people, vacancies, lastActivity, failedMails, site } = center
  return (
    <DefinitionList
      items={[
        { term: t(centerWords.people), value: people === 0 ? t(centerWords.nobodyYet) : people.toLocaleString(locale) },
        { term: t(centerWords.vacancies), value: vacancies.toLocaleString(locale) },
        { term: t(centerWords.activity), value: <Activity at={lastActivity} /> },
        { term: t(centerWords.mails), value: failedMails.toLocaleString(locale) },
        { term: t(centerWords.town), value: town },
        { term: t(words.kind), value: t(kindWords[site.kind]) },
        { term: t(words.key), value: site.key },
        ...(site.displayName ? [{ term: t(words.siteName), value: site.displayName }] : []),
      ]}
    />
  )
}

/** The latest mails that failed: what they were, and what the mail server said. */
export function FailedMails({ failures }: { failures: PlatformCenter['failures'] }) {
  const t = useT()
  const when = useWhen()
  if (failures.length === 0) return <p className="text-text-soft">{t(words.noFailures)}</p>
  return (
    <>
      <p className="mb-3 text-text-soft">{t(words.failuresText)}</p>
      <Log lines={failures.map(({ mail, reason, at }) => ({ text: mail, note: reason || t(words.noReason), at, when: when(at) }))} />
    </>
  )
}

/** What was done to the center itself. */
export function CenterTrace({ trace }: { trace: PlatformCenter['trace'] }) {
  const when = useWhen()
  return <History lines={trace.map((line) => ({ ...line, when: when(line.at) }))} />
}

function useWhen(): (at: string) => string {
  const locale = useLocale()
  return (at) => `${longDay(locale, at)}, ${clockTime(locale, at)}`
}

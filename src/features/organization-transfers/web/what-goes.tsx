import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Link } from '#design/link/link.tsx'
import { messages as words } from '#features/organization-transfers/messages.ts'

type Counts = { vacancies: number; people: number; open: number }

/** What goes along and what stays, shown before anybody agrees; without numbers to who may not know them yet. */
export function WhatGoes({ counts, from }: { counts: Counts | null; /** The center it would leave, where that is not plain. */ from: string | null }) {
  const t = useT()
  return (
    <aside className="grid gap-8 content-start">
      {counts && counts.open > 0 && (
        <Alert tone="warn">
          <p>{t(words.openFirst, { n: counts.open })}</p>
          <p className="mt-2">
            <Link href="/applications">{t(words.seeApplications)}</Link>
          </p>
        </Alert>
      )}
      <Things
        title={t(words.goes)}
        icon="arrow-right-bold"
        things={[
          t(words.goesPage),
          ...(counts ? (counts.vacancies > 0 ? [t(words.goesVacancies, { n: counts.vacancies })] : []) : [t(words.goesVacanciesPlain)]),
          ...(counts ? (counts.people > 0 ? [t(words.goesPeople, { n: counts.people })] : []) : [t(words.goesPeoplePlain)]),
        ]}
      />
      <Things
        title={from ? t(words.staysAt, { center: from }) : t(words.stays)}
        icon="check-circle-fill"
        things={[t(words.staysApplications), t(words.staysTalks), t(words.staysHistory)]}
      />
    </aside>
  )
}

function Things({ title, icon, things }: { title: string; icon: IconName; things: readonly string[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid">
        {things.map((thing) => (
          <li key={thing} className="flex gap-3 py-2.5 border-t border-line">
            <span className="text-text-soft">
              <Icon name={icon} />
            </span>
            {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { StatusBadge } from '#design/badge/status-badge.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { TransferFacts } from '#features/organization-transfers/fetch-transfer.ts'
import { messages as words } from '#features/organization-transfers/messages.ts'
import { messages as organizationWords } from '#features/organizations/model/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Counts = { vacancies: number; people: number; open: number }

/** What moves and what stays, shown before anybody agrees; without counts for people who may not know them yet. */
export function WhatGoes({
  counts,
  from,
}: {
  counts: Counts | null
  /** The center that it would leave, where the context does not say. */ from: string | null
}) {
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

/** The status of a transfer, and what both centers know of it. */
export function TransferState({ move }: { move: TransferFacts }) {
  const t = useT()
  const { status, organizationType, city, reason, refusalReason, from, to, since } = move
  const heading = status === 'requested' ? words.wants : status === 'moved' ? words.moved : null
  return (
    <section>
      <h2 className="text-2xl">{heading ? t(heading, { center: to.name }) : t(status === 'refused' ? words.refused : words.withdrawn)}</h2>
      {status === 'requested' && (
        <ul className="mt-4 grid gap-2">
          {[from, to].map(({ name, agrees }) => (
            <li key={name}>
              <StatusBadge status={agrees ? 'approved' : 'pending'}>{t(agrees ? words.agrees : words.undecided, { center: name })}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <DefinitionList
          items={[
            ...(refusalReason ? [{ term: t(words.refusal), value: refusalReason }] : []),
            { term: t(words.why), value: reason },
            { term: t(words.from), value: from.name },
            { term: t(words.to), value: to.name },
            { term: t(words.kind), value: t(organizationWords[organizationType]) },
            ...(city ? [{ term: t(words.place), value: city }] : []),
            { term: t(words.since), value: since },
          ]}
        />
      </div>
    </section>
  )
}

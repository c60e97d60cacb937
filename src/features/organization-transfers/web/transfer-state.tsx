import { useT } from '#kernel/i18n/web/provider.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { messages as organizationWords } from '#features/organizations/model/messages.ts'
import type { TransferFacts } from '#features/organization-transfers/fetch-transfer.ts'
import { messages as words } from '#features/organization-transfers/messages.ts'

/** How far a move is, and what both centers know of it. */
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

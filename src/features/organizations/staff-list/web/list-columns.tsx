import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { type LegalForm, shortFormWords } from '#features/organizations/model/fact-words.ts'
import { listWords as words } from '#features/organizations/staff-list/list-messages.ts'
import { messages } from '#features/organizations/model/messages.ts'
import type { OrganizationRow } from '#features/organizations/staff-list/organization-list.ts'
import type { OrganizationStatus, OrganizationType } from '#features/organizations/model/states.ts'
import { statusWords } from '#features/organizations/model/status-words.ts'
import { OrganizationLogo } from '#features/organizations/model/web/organization-logo.tsx'

/** The columns of the list of organizations; `openAt` is the address that opens a row in the panel. */
export const organizationColumns = (openAt: (id: string) => string): ListColumn<OrganizationRow>[] => [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: (row) => (
      <span className="row-name">
        <OrganizationLogo logo={row.logo} themes={row.profile?.themes ?? []} className="row-picture" />
        <Anchor href={openAt(row.id)} className="tlink font-semibold">
          {row.name}
        </Anchor>
      </span>
    ),
  },
  { key: 'kind', label: words.kind, card: 'note', cell: ({ organizationType, legalForm }) => <Kind type={organizationType} form={legalForm ?? null} /> },
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <OrganizationStatusBadge status={row.status} /> },
  { key: 'contact', label: words.contact, card: 'note', cell: (row) => row.contactName ?? '–' },
  { key: 'place', label: words.place, cell: (row) => row.address?.city ?? '–' },
  { key: 'vacancies', label: words.vacancies, isNumber: true, cell: (row) => row.openVacancies ?? 0 },
  { key: 'answers', label: words.answers, isNumber: true, cell: (row) => <Days n={row.responseMedianDays} /> },
  { key: 'active', label: words.lastActive, cell: (row) => <Day at={row.lastActiveAt ?? null} /> },
  { key: 'added', label: words.added, cell: (row) => <Day at={row.createdAt} /> },
]

export function OrganizationStatusBadge({ status }: { status: OrganizationStatus }) {
  const t = useT()
  return <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
}

/** A school is shown as one, whatever its legal form; for all others the legal form says more. */
function Kind({ type, form }: { type: OrganizationType; form: LegalForm | null }) {
  return <>{useT()(type === 'Organization' && form ? shortFormWords[form] : messages[type])}</>
}

function Days({ n }: { n: number | null }) {
  const t = useT()
  return <>{n === null ? '–' : t(words.inDays, { n })}</>
}

function Day({ at }: { at: string | null }) {
  const locale = useLocale()
  return at === null ? (
    '–'
  ) : (
    <time dateTime={at} className="whitespace-nowrap">
      {shortDay(locale, at)}
    </time>
  )
}

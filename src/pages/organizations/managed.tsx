import type { ReactNode } from 'react'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { messages as audit } from '#features/audit/messages.ts'
import { History } from '#features/audit/web/history.tsx'
import { organizationWords as talkWords } from '#features/conversations/model/organization-words.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { OrganizationThread } from '#features/conversations/organization-page/web/organization-thread.tsx'
import { StaffBar } from '#features/lists/web/staff-bar.tsx'
import { staffWords as words } from '#features/organizations/staff-list/staff-messages.ts'
import { OrganizationStatusBadge } from '#features/organizations/staff-list/web/list-columns.tsx'
import type { Managed as Facts } from './load-managed.ts'

/** The management bar of an organization, with the conversation about it and its history. */
export function Managed({ name, managed, outcome }: { name: string; managed: Facts; outcome: MessageOutcome['message'] | undefined }) {
  const t = useT()
  const center = useCenterName()
  const { id, status, reason, ways, asks, talk, history } = managed
  const hasTalk = talk !== null || asks
  return (
    <StaffBar
      label={t(words.bar)}
      badge={<OrganizationStatusBadge status={status} />}
      note={status === 'approved' ? undefined : t(status === 'pending' ? words.unseen : words.gone)}
      reason={reason}
      ways={ways.map(({ way, href }) => ({ href, label: t(words[way]), isMain: way === 'judge' }))}
    >
      {(hasTalk || history) && (
        <div className="grid gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,1fr)_22.5rem] items-start">
          {hasTalk && (
            <Fold title={asks ? t(talkWords.titleWith, { name }) : t(talkWords.title, { center })} open={talk !== null || outcome !== undefined}>
              <OrganizationThread conversation={talk} asks={asks ? id : undefined} outcome={outcome} />
            </Fold>
          )}
          {history && (
            <Fold title={t(audit.history)}>
              <History lines={history} />
            </Fold>
          )}
        </div>
      )}
    </StaffBar>
  )
}

function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="min-w-0">
      <summary className="link inline-flex min-h-11 items-center font-semibold">{title}</summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  )
}

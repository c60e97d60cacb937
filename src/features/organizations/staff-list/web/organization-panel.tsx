import { type ReactNode, useRef } from 'react'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ThingPanel, type Way } from '#features/lists/web/thing-panel.tsx'
import type { OrganizationFacts as Facts } from '#features/organizations/staff-list/fetch-organization.ts'
import { OrganizationStatusBadge } from './list-columns.tsx'
import { OrganizationFacts, OrganizationContactMethods } from './organization-facts.tsx'
import { OrganizationLogo } from '#features/organizations/model/web/organization-logo.tsx'
import { StatusActions } from './status-actions.tsx'

type Props = PanelPlace & {
  organization: Facts | null
  ways: readonly Way[]
  /** Shown below the facts. */
  children?: ReactNode
}

/** An organization beside its list: facts, actions, and history. */
export function OrganizationPanel({ organization, ways, children, ...place }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (!organization) return <MissingRowPanel {...place} />
  const { id, name, summary, profile, logo, status, deniedReason, archivedReason, note, meta } = organization
  const decides = meta.permissions.includes('approve')
  return (
    <ThingPanel
      place={place}
      title={name}
      heading={heading}
      badge={<OrganizationStatusBadge status={status} />}
      foot={decides && <StatusActions key={`${id} ${status}`} organization={organization} onDone={() => heading.current?.focus()} size="small" />}
      picture={<OrganizationLogo logo={logo} themes={profile?.themes ?? []} className="!w-20 shrink-0" />}
      summary={summary}
      above={
        <>
          {(deniedReason ?? archivedReason) && <p className="mt-4 border-l-4 border-line-strong pl-4">{deniedReason ?? archivedReason}</p>}
          {note && <p className="mt-4 border-l-4 border-second-line pl-4 quote">‘{note}’</p>}
        </>
      }
      facts={
        <>
          <OrganizationFacts organization={organization} />
          <OrganizationContactMethods organization={organization} />
        </>
      }
      ways={ways}
    >
      {children}
    </ThingPanel>
  )
}

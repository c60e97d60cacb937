import { type ReactNode, useRef } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { messages as listMessages } from '#features/lists/messages.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import type { OrganizationFacts as Facts } from '#features/organizations/fetch-organization.ts'
import { OrganizationStatusBadge } from './list-columns.tsx'
import { OrganizationFacts, OrganizationReach } from './organization-facts.tsx'
import { OrganizationLogo } from './organization-logo.tsx'
import { StatusActs } from './status-acts.tsx'

type Props = {
  organization: Facts | null
  openId: string
  closed: string
  previous: string | null
  next: string | null
  ways: readonly { href: string; label: string }[]
  /** Below the facts. */
  children?: ReactNode
}

/** An organization beside its list: all facts, its acts, and what happened. */
export function OrganizationPanel({ organization, ways, children, ...panel }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!organization)
    return (
      <ListPanel {...panel} title={t(listMessages.gone)}>
        <p>{t(listMessages.gone)}</p>
      </ListPanel>
    )
  const { id, name, summary, profile, logo, status, deniedReason, archivedReason, note, meta } = organization
  const decides = meta.permissions.includes('approve')
  return (
    <ListPanel
      {...panel}
      title={name}
      head={<OrganizationStatusBadge status={status} />}
      foot={decides && <StatusActs key={`${id} ${status}`} organization={organization} onDone={() => heading.current?.focus()} size="small" />}
    >
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {name}
      </h3>
      <div className="flex gap-4 items-center mt-3">
        <OrganizationLogo logo={logo} themes={profile?.themes ?? []} className="!w-20 shrink-0" />
        <p>{summary}</p>
      </div>
      {(deniedReason ?? archivedReason) && <p className="mt-4 border-l-4 border-line-strong pl-4">{deniedReason ?? archivedReason}</p>}
      {note && <p className="mt-4 border-l-4 border-second-line pl-4 quote">‘{note}’</p>}
      <div className="mt-4">
        <OrganizationFacts organization={organization} />
        <OrganizationReach organization={organization} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-2 mt-5">
        {ways.map(({ href, label }) => (
          <LinkButton key={href} href={href} variant="second" size="small">
            {label}
          </LinkButton>
        ))}
      </p>
      {children}
    </ListPanel>
  )
}

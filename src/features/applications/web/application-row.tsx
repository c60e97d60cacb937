import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { tileOf } from '#features/organizations/web/theme-tiles.ts'
import { messages } from '#features/applications/messages.ts'
import type { ApplicationRowFacts } from '#features/applications/row-facts.ts'
import { ApplicationBadge } from './application-badge.tsx'
import { StepBars } from './step-bars.tsx'

/** How one waits: without alarm at first, then as a warning. */
export function WaitBadge({ waits }: { waits: NonNullable<ApplicationRowFacts['waits']> }) {
  return (
    <Badge tone={waits.days >= 7 ? 'danger' : waits.days >= 2 ? 'warn' : 'info'} icon="clock-fill">
      {waits.words}
    </Badge>
  )
}

/** Somebody who wants to help, as the organization sees it, and the center, which looks after several. */
export function TeamRow({ row, withOrganization }: { row: ApplicationRowFacts; withOrganization?: boolean }) {
  const t = useT()
  return (
    <li className="list-row row !items-start">
      <Avatar name={row.person} />
      <div className="flex-1 min-w-0">
        <p className="h-row">
          <Anchor href={`/applications/${row.id}`} className="tlink tlink-all">
            {row.person}
          </Anchor>
        </p>
        <p className="text-text-soft">
          {row.vacancy}
          {withOrganization && row.by && `, ${row.by}`}
        </p>
        {row.quote && <p className="mt-1 break-words">{row.quote}</p>}
        <p className="mt-2 flex flex-wrap gap-2">
          {row.isEscalated && (
            <Badge tone="danger" icon="warning-fill">
              {t(withOrganization ? messages.escalated : messages.centerWatches)}
            </Badge>
          )}
          {row.waits ? <WaitBadge waits={row.waits} /> : <ApplicationBadge status={row.status} word={row.statusWord} />}
        </p>
      </div>
      <p className="text-text-soft whitespace-nowrap max-sm:hidden">{row.sent}</p>
    </li>
  )
}

/** One's own application: where, and how far it is. */
export function OwnRow({ row }: { row: ApplicationRowFacts }) {
  const { tile, tone } = tileOf(row.theme ? [row.theme] : [])
  return (
    <li className="list-row row flex-wrap">
      <span className="w-16 shrink-0">
        <Tile name={tile} tone={tone} round="small" />
      </span>
      <div className="flex-1 min-w-48">
        <p className="h-row">
          <Anchor href={`/applications/${row.id}`} className="tlink tlink-all">
            {row.vacancy}
          </Anchor>
        </p>
        {row.by && <p className="text-text-soft">{row.by}</p>}
      </div>
      <div className="w-full sm:w-56">
        <StepBars status={row.status} word={row.statusWord} />
      </div>
    </li>
  )
}

import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { approveWords as words } from '#features/organizations/approve-words.ts'
import type { Queue } from '#features/organizations/fetch-queue.ts'
import { OrganizationLogo } from './organization-logo.tsx'

export const approveAddress = (id: string) => `/organizations/approve?id=${id}`

/** Everybody who waits, the oldest first. */
export function QueueList({ queue, openId }: { queue: Queue; openId: string }) {
  const t = useT()
  return (
    <nav aria-labelledby="queue" className="queue">
      <h2 id="queue" className="h-row">
        {t(words.oldestFirst)}
      </h2>
      <ol>
        {queue.items.map(({ id, name, days, logo, profile }) => (
          <li key={id}>
            <Anchor href={approveAddress(id)} aria-current={id === openId ? 'true' : undefined} className="queue-row">
              <OrganizationLogo logo={logo} themes={profile?.themes ?? []} className="row-picture" />
              <span>
                {name}
                <small>{days === 0 ? t(words.today) : t(words.waits, { n: days })}</small>
              </span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}

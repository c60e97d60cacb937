import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { staffWords as words } from '#features/organizations/staff-messages.ts'
import type { OrganizationStatus } from '#features/organizations/states.ts'
import { statusWords } from '#features/organizations/status-words.ts'

type Way = 'judge' | 'edit' | 'move' | 'inList'
type Props = {
  status: OrganizationStatus
  /** Why it was denied or archived. */
  reason: string | null
  /** Where one can go from here, the first thing to do first. */
  ways: readonly { way: Way; href: string }[]
  children: ReactNode
}

/** What stands above an organization's page for those who look after it; visitors never get it. */
export function StaffBar({ status, reason, ways, children }: Props) {
  const t = useT()
  return (
    <section aria-label={t(words.bar)} className="border-b border-line bg-sunken">
      <div className="wrap py-4 grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
          {status !== 'approved' && <p className="text-text-soft">{t(status === 'pending' ? words.unseen : words.gone)}</p>}
          {ways.length > 0 && (
            <p className="flex flex-wrap gap-2 md:ml-auto">
              {ways.map(({ way, href }, at) => (
                <LinkButton key={way} href={href} size="small" variant={at === 0 && way === 'judge' ? 'primary' : 'second'}>
                  {t(words[way])}
                </LinkButton>
              ))}
            </p>
          )}
        </div>
        {reason && (
          <p>
            <span className="font-semibold">{t(words.reason)}</span>: {reason}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { messages } from '#features/lists/messages.ts'

type Props = {
  label: string
  badge: ReactNode
  /** What visitors see of it, where that is not everything. */
  note?: string | undefined
  /** Why visitors do not see it. */
  reason: string | null
  /** Links, the most important first. */
  ways: readonly { href: string; label: string; isMain?: boolean }[]
  children?: ReactNode
}

/** A bar for staff above a public page; visitors never get it. */
export function StaffBar({ label, badge, note, reason, ways, children }: Props) {
  const t = useT()
  return (
    <section aria-label={label} className="border-b border-line bg-sunken">
      <div className="wrap py-4 grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {badge}
          {note && <p className="text-text-soft">{note}</p>}
          {ways.length > 0 && (
            <p className="flex flex-wrap gap-2 md:ml-auto">
              {ways.map(({ href, label: way, isMain }) => (
                <LinkButton key={href} href={href} size="small" variant={isMain ? 'primary' : 'second'}>
                  {way}
                </LinkButton>
              ))}
            </p>
          )}
        </div>
        {reason && (
          <p>
            <span className="font-semibold">{t(messages.why)}</span>: {reason}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}

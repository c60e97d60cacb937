import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useShell } from '#shell/context.ts'

/** The page's own area. Remounted when the selected organization changes (specification §2). */
export function PageArea({ className, children }: { className?: string; children: ReactNode }) {
  const { organizationId, page } = useShell()
  return (
    <main key={organizationId} id="inhoud" tabIndex={-1} className={clsx('outline-none', page.background === 'white' && 'bg-surface', className)}>
      {children}
    </main>
  )
}

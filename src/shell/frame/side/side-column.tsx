import clsx from 'clsx'
import type { ReactNode } from 'react'
import { SidePerson } from './side-person.tsx'

/** The column at the left of a wide screen, with the person at its foot. */
export function SideColumn({ className, children }: { className: string; children: ReactNode }) {
  return (
    <aside className={clsx('app bg-surface border-r border-line flex-col hidden lg:flex h-screen sticky top-0', className)}>
      {children}
      <SidePerson />
    </aside>
  )
}

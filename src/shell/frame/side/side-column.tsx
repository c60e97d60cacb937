import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { useShell } from '#shell/context.ts'

/** The column on the left of a wide screen, with the person at the bottom. */
export function SideColumn({ className, children }: { className: string; children: ReactNode }) {
  return (
    <aside className={clsx('app bg-surface border-r border-line flex-col hidden lg:flex h-screen sticky top-0', className)}>
      {children}
      <SidePerson />
    </aside>
  )
}

/** The signed-in person, at the bottom of the sidebar. */
function SidePerson() {
  const { person, role } = useShell()
  if (!person) return null
  return (
    <div className="mt-auto">
      <div className="rounded-md overflow-hidden fold-word">
        <Frieze />
      </div>
      <div className="flex items-center gap-3 pt-4">
        <Avatar name={person.name} />
        <span className="leading-tight fold-word">
          <span className="font-semibold block">{person.name}</span>
          <span className="text-text-soft text-sm">{role}</span>
        </span>
      </div>
    </div>
  )
}

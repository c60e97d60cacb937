import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { words } from './profile-words.ts'

/** The three pages of /profile-edit, each with an address of its own. */
export function EditProfile({ title, current, children }: { title: string; current: 'default' | 'email' | 'settings'; children: ReactNode }) {
  const t = useT()
  return (
    <div className="max-w-[40rem]">
      <h1>{title}</h1>
      <div className="mt-6">
        <Tabs
          label={t(words.editChildren)}
          tabs={[
            { href: '/profile-edit', label: t(words.editDefault), current: current === 'default' },
            { href: '/profile-edit/email', label: t(words.editEmail), current: current === 'email' },
            { href: '/profile-edit/settings', label: t(words.editSettings), current: current === 'settings' },
          ]}
        />
      </div>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { words } from './profile-words.ts'

type Props = {
  title: string
  current: 'default' | 'email' | 'settings' | 'part'
  /** A further part of the profile, where the site has one. */
  part?: { href: string; label: string } | null
  children: ReactNode
}

/** The three pages of /profile-edit, each with an address of its own, and a part of the first. */
export function EditProfile({ title, current, part, children }: Props) {
  const t = useT()
  return (
    <div className="max-w-[40rem]">
      <h1>{title}</h1>
      <div className="mt-6">
        <Tabs
          label={t(words.editChildren)}
          tabs={[
            { href: '/profile-edit', label: t(words.editDefault), current: current === 'default' },
            ...(part ? [{ ...part, current: current === 'part' }] : []),
            { href: '/profile-edit/email', label: t(words.editEmail), current: current === 'email' },
            { href: '/profile-edit/settings', label: t(words.editSettings), current: current === 'settings' },
          ]}
        />
      </div>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Anchor } from '#design/link/anchor.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { settingsWords as words } from '#features/settings/model/messages.ts'
import './settings.css'

const parts = [
  { key: 'general', href: '/settings', icon: 'gear' },
  { key: 'contact', href: '/settings/contact-person', icon: 'user-circle' },
  { key: 'design', href: '/settings/design', icon: 'palette' },
  { key: 'footer', href: '/settings/footer', icon: 'list' },
  { key: 'mails', href: '/notification_templates', icon: 'envelope-simple' },
  { key: 'widget', href: '/settings/widget', icon: 'globe' },
  // The specification has no page for these words (decisions 48).
  { key: 'words', href: '/settings?part=words', icon: 'magnifying-glass' },
] as const satisfies readonly Part[]

/** For admins alone, who come here from the general settings. */
const exportPart = { key: 'export', href: '/settings/export', icon: 'archive' } as const satisfies Part

type Part = { key: string; href: string; icon: IconName }
type Props = { current: (typeof parts)[number]['key'] | 'export'; /** What the part is about, in a sentence. */ text?: ReactNode; children: ReactNode }

/** On a phone the row is too long: the current part is scrolled into view. */
function showCurrent(row: HTMLElement | null): void {
  const open = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && open) row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
}

/** The navigation of the settings: a column, or a row above them on a phone. */
export function SettingsFrame({ current, text, children }: Props) {
  const t = useT()
  return (
    <>
      <PageHead title={t(words.settings)} />
      <div className="settings">
        <nav ref={showCurrent} aria-label={t(words.settings)} className="settings-parts">
          {[...parts, ...(current === 'export' ? [exportPart] : [])].map(({ key, href, icon }) => (
            <Anchor key={key} href={href} aria-current={key === current ? 'page' : undefined}>
              <Icon name={icon} size={22} />
              {t(words[key])}
            </Anchor>
          ))}
        </nav>
        <div className="min-w-0">
          <h2 className="text-2xl">{t(words[current])}</h2>
          {text && <p className="text-text-soft mt-1 max-w-[44rem]">{text}</p>}
          {children}
        </div>
      </div>
    </>
  )
}

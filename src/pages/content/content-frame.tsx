import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Anchor } from '#design/link/anchor.tsx'
import { allFormsPath } from '#features/center-forms/model/paths.ts'
import { partNames as names } from './part-names.ts'
import './content-frame.css'

/** What a center writes and shows, in the order in which it is offered. */
const parts = {
  pages: { href: '/content', icon: 'file-text', label: names.pages },
  menu: { href: '/content/menu-items', icon: 'list', label: names.menu },
  news: { href: '/content?part=news', icon: 'newspaper-duotone', label: names.news },
  partners: { href: '/content?part=partners', icon: 'users', label: names.partners },
  files: { href: '/content/file-upload', icon: 'upload-simple', label: names.files },
  stock: { href: '/content/stock-images', icon: 'image', label: names.stock },
  forms: { href: allFormsPath, icon: 'list-bullets', label: names.forms },
} as const satisfies Record<string, { href: string; icon: IconName; label: { nl: string; en: string } }>

type Props = {
  current: keyof typeof parts
  /** Below them: how much room there is. */ children?: ReactNode
  work: ReactNode
}

/** The parts of content: a column beside the work, a row above it on a phone. */
export function ContentFrame({ current, children, work }: Props) {
  const t = useT()
  return (
    <div className="content-frame">
      <nav aria-label={t(names.content)} className="content-parts">
        {Object.entries(parts).map(([key, { href, icon, label }]) => (
          <Anchor key={key} href={href} aria-current={key === current ? 'page' : undefined}>
            <Icon name={icon} size={22} />
            {t(label)}
          </Anchor>
        ))}
        {children}
      </nav>
      <div className="min-w-0">{work}</div>
    </div>
  )
}

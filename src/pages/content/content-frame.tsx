import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Anchor } from '#design/link/anchor.tsx'
import { messages as formWords } from '#features/center-forms/messages.ts'
import { allFormsPath } from '#features/center-forms/paths.ts'
import { listWords } from '#features/files/list-messages.ts'
import { menuWords } from '#features/menu-items/messages.ts'
import { newsWords } from '#features/news/messages.ts'
import { editorWords } from '#features/pages/web/editor/editor-words.ts'
import { partnerWords } from '#features/partners/messages.ts'
import './content-frame.css'

/** What a center writes and shows, in the order in which it is offered. */
const parts = {
  pages: { href: '/content', icon: 'file-text', label: editorWords.pages },
  menu: { href: '/content/menu-items', icon: 'list', label: menuWords.title },
  news: { href: '/content?part=news', icon: 'newspaper-duotone', label: newsWords.news },
  partners: { href: '/content?part=partners', icon: 'users', label: partnerWords.title },
  files: { href: '/content/file-upload', icon: 'upload-simple', label: listWords.files },
  stock: { href: '/content/stock-images', icon: 'image', label: listWords.stock },
  forms: { href: allFormsPath, icon: 'list-bullets', label: formWords.forms },
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
      <nav aria-label={t(listWords.content)} className="content-parts">
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

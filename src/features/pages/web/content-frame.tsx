import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { editorWords as words } from './editor/editor-words.ts'

const parts = [
  { key: 'pages', href: '/content', icon: 'file-text' },
  { key: 'menu', href: '/content/menu-items', icon: 'list' },
] as const

type Props = {
  current: (typeof parts)[number]['key']
  title: string
  text?: ReactNode
  crumbs?: readonly { href: string; label: string }[]
  children: ReactNode
}

/** What an editor keeps: a row of its parts above each. */
export function ContentFrame({ current, title, text, crumbs, children }: Props) {
  const t = useT()
  return (
    <>
      <PageHead title={title} text={text} {...(crumbs && { crumbs })}>
        <nav aria-label={t(words.pages)} className="flex gap-2">
          {parts.map(({ key, href, icon }) => (
            <Anchor key={key} href={href} className="btn btn-quiet btn-sm" aria-current={key === current ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {t(words[key])}
            </Anchor>
          ))}
        </nav>
      </PageHead>
      {children}
    </>
  )
}

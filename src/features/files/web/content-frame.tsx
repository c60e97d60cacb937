import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Anchor } from '#design/link/anchor.tsx'
import { listWords as words } from '#features/files/list-messages.ts'
import './files.css'

/** The parts of a center's content, in the order in which they are shown. A part whose page is not there is left out. */
const parts = [
  { key: 'pages', path: 'content', icon: 'file-text' },
  { key: 'menu', path: 'content/menu-items', icon: 'list' },
  { key: 'files', path: 'content/file-upload', icon: 'upload-simple' },
  { key: 'stock', path: 'content/stock-images', icon: 'image' },
] as const satisfies readonly { key: string; path: string; icon: IconName }[]

type Part = (typeof parts)[number]
export const contentPaths = parts.map(({ path }) => path)

type Props = {
  current: Part['key']
  /** Those there are, by their path. */ known: readonly string[]
  /** Below them: how much room there is. */ children?: ReactNode
  work: ReactNode
}

/** The parts of content: a column beside the work, a row above it on a phone. */
export function ContentFrame({ current, known, children, work }: Props) {
  const t = useT()
  return (
    <div className="content-frame">
      <nav aria-label={t(words.content)} className="content-parts">
        {parts
          .filter(({ path }) => known.includes(path))
          .map(({ key, path, icon }) => (
            <Anchor key={key} href={`/${path}`} aria-current={key === current ? 'page' : undefined}>
              <Icon name={icon} size={22} />
              {t(words[key])}
            </Anchor>
          ))}
        {children}
      </nav>
      <div className="min-w-0">{work}</div>
    </div>
  )
}

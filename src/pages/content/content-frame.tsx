import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Rail } from '#design/nav/rail.tsx'
import { allFormsPath } from '#features/center-forms/model/paths.ts'
import { partNames as names } from './part-names.ts'

/** The parts of a center's content, in the order of the menu. */
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
  /** Below them: the storage quota. */ children?: ReactNode
  work: ReactNode
}

/** The frame of /content: its parts in a column beside the work, which folds; on a phone in a row above it. */
export function ContentFrame({ current, children, work }: Props) {
  const t = useT()
  const entries = Object.entries(parts).map(([key, { href, icon, label }]) => ({ key, href, icon, label: t(label), current: key === current }))
  return (
    <Rail label={t(names.content)} foldLabel={t(names.fold)} entries={entries} after={children}>
      {work}
    </Rail>
  )
}

import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Anchor } from '#design/link/anchor.tsx'
import type { PlacedLine } from '#features/menu-items/web/menu-place.tsx'
import { editorWords as words } from '#features/pages/editor/web/editor-words.ts'
import type { ContentStatus } from '#features/pages/model/content-item.ts'
import { partNames as names } from './part-names.ts'

export type TreePage = { id: string; titleNl: string; titleEn: string | null; isHome: boolean; status: ContentStatus }
type Props = { pages: readonly TreePage[]; lines: readonly PlacedLine[]; openId: string }

const others = [
  { href: '/content/menu-items', icon: 'list', label: names.menu },
  { href: '/content/file-upload', icon: 'upload-simple', label: names.files },
  { href: '/content/stock-images', icon: 'image', label: names.stock },
] as const satisfies readonly { href: string; icon: IconName; label: object }[]

/** The pages of the site beside the one that is written, in the order of its menus; those in no menu come last. */
export function PageTree({ pages, lines, openId }: Props) {
  const t = useT()
  const locale = useLocale()
  const byId = new Map(pages.map((page) => [page.id, page]))
  const inMenu = new Set(lines.flatMap(({ target, targetValue }) => (target === 'page' && targetValue ? [targetValue] : [])))
  const under = (parentId: string | null) => lines.filter((line) => line.parentId === parentId)
  const pageOf = ({ target, targetValue }: PlacedLine) => (target === 'page' ? byId.get(targetValue ?? '') : undefined)
  const row = (page: TreePage | undefined) => page && <PageRow key={page.id} page={page} isOpen={page.id === openId} />
  return (
    <nav aria-label={t(words.pages)} className="page-tree">
      <p className="flex items-center justify-between gap-2">
        <span className="font-display text-xl">{t(words.pages)}</span>
        <Anchor href="/content" className="icon-btn" aria-label={t(words.begin)} title={t(words.begin)}>
          <Icon name="plus" size={22} />
        </Anchor>
      </p>
      <ul>
        {row(pages.find(({ isHome }) => isHome))}
        {under(null).map((line) => {
          const below = under(line.id).map(pageOf)
          if (below.every((page) => page === undefined)) return row(pageOf(line))
          const own = pageOf(line)
          return (
            <li key={line.id}>
              <details open={own?.id === openId || below.some((page) => page?.id === openId) || undefined}>
                <summary>
                  <Icon name="caret-right-bold" size={16} />
                  {(locale === 'en' && line.labelEn) || line.labelNl || own?.titleNl}
                </summary>
                <ul>
                  {row(own)}
                  {below.map(row)}
                </ul>
              </details>
            </li>
          )
        })}
        {pages.filter(({ id, isHome }) => !isHome && !inMenu.has(id)).map(row)}
      </ul>
      <ul className="page-tree-more">
        {others.map(({ href, icon, label }) => (
          <li key={href}>
            <Anchor href={href}>
              <Icon name={icon} size={20} />
              {t(label)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageRow({ page: { id, titleNl, titleEn, isHome, status }, isOpen }: { page: TreePage; isOpen: boolean }) {
  const t = useT()
  const locale = useLocale()
  const isHidden = status !== 'published'
  return (
    <li>
      <Anchor href={`/content?item=${id}`} aria-current={isOpen ? 'page' : undefined} className={isHidden ? 'is-hidden' : undefined}>
        <Icon name={isHome ? 'house' : isHidden ? 'eye-slash' : 'file-text'} size={20} />
        {isHome ? t(words.home) : (locale === 'en' && titleEn) || titleNl}
        {isHidden && <span className="sr-only"> ({t(words[status])})</span>}
      </Anchor>
    </li>
  )
}

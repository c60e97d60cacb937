import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'

/** Breadcrumbs; a phone shows only the parent. The last crumb is the current page and no link. */
export function Breadcrumbs({ label, crumbs, current }: { label: string; crumbs: readonly { href: string; label: string }[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb, i) => (
          <li key={crumb.href} className={clsx(i === crumbs.length - 1 && 'parent')}>
            <Icon name="arrow-left-bold" size={16} className="back" />
            <Link href={crumb.href}>{crumb.label}</Link>
            <Icon name="caret-right-bold" size={16} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

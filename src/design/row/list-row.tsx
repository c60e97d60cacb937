import type { ReactNode } from 'react'
import { Anchor } from '#design/link/anchor.tsx'

/** A row of a staff list: an optional element at both ends, and a title with a note below it. */
export function ListRow({ href, title, note, before, after }: { href: string; title: ReactNode; note?: ReactNode; before?: ReactNode; after?: ReactNode }) {
  return (
    <li className="list-row row">
      {before}
      <div className="flex-1 min-w-0">
        <p className="h-row">
          <Anchor href={href} className="tlink tlink-all">
            {title}
          </Anchor>
        </p>
        {note && <p className="text-text-soft">{note}</p>}
      </div>
      {after && <div className="flex items-center gap-3">{after}</div>}
    </li>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'

/** Terms and their values. `numbers` puts the values at the end of the line, for long terms with short values. */
export function DefinitionList({ items, numbers }: { items: readonly { term: string; value: ReactNode }[]; numbers?: boolean }) {
  return (
    <dl className={clsx('deflist', numbers && 'deflist-numbers')}>
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}

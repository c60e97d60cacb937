import clsx from 'clsx'
import type { ReactNode } from 'react'

/** Terms with what they are; `numbers` stand at the end of the line, for the terms are long and they are not. */
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

import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'

export type Fact = { icon: IconName; text: ReactNode }

/** When, how long, where: short facts in a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="facts">
      {facts.map((fact, i) => (
        <li key={i}>
          <Icon name={fact.icon} size={18} />
          {fact.text}
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'

/** The stylesheet draws the icon (`facts.css`): lists have three facts in each row, and inline icons would add two elements for each. */
export type Fact = { sign: 'when' | 'time' | 'where'; text: ReactNode }

/** When, how long, where: short facts in a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="facts">
      {facts.map(({ sign, text }) => (
        <li key={sign} className={sign}>
          {text}
        </li>
      ))}
    </ul>
  )
}

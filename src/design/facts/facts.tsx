import type { ReactNode } from 'react'

/** The sign is drawn by the stylesheet (`row.css`): a list has three in each row, and each would be two elements more. */
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

import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'

/** The facts of one vacancy, each below its question: "Wanneer?" */
export function FactGrid({ facts }: { facts: readonly { icon: IconName; question: string; answer: ReactNode }[] }) {
  return (
    <dl className="factgrid">
      {facts.map((fact) => (
        <div key={fact.question}>
          <dt className="contents">
            <Icon name={fact.icon} size={26} />
            <span className="text-text-soft">{fact.question}</span>
          </dt>
          <dd>{fact.answer}</dd>
        </div>
      ))}
    </dl>
  )
}

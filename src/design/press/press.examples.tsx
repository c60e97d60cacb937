import type { Example } from '#design/examples.ts'
import { LinkPress, Press } from './press.tsx'

export const examples: Example[] = [
  {
    name: 'a question from a mail',
    render: () => (
      <div className="grid gap-3">
        <Press isMain icon="check-bold" sub="Je bent meteen klaar. Je hoeft niet in te loggen.">
          Ja, alles klopt
        </Press>
        <LinkPress icon="pencil-simple" sub="Schrijf erbij hoe het nu is." href="#anders">
          Er is iets anders
        </LinkPress>
      </div>
    ),
  },
]

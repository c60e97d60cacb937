import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import type { Example } from '#design/examples.ts'
import { ListRow } from './list-row.tsx'
import { ResultRow } from './result-row.tsx'

const facts = [
  { sign: 'when', text: 'Dinsdagochtend' },
  { sign: 'time', text: '2 uur per week' },
  { sign: 'where', text: 'Noordveen, 1,4 km' },
] as const

export const examples: Example[] = [
  {
    name: 'results',
    render: () => (
      <ul className="results max-w-3xl">
        <li>
          <ResultRow
            href="#1"
            title="Voorlezen aan kinderen in groep 3"
            by="Basisschool De IJsselvogel"
            tile="boek"
            facts={facts}
            tags={
              <>
                <Badge tone="second">Nieuw</Badge>
                <Badge>Geen ervaring nodig</Badge>
              </>
            }
          />
        </li>
        <li>
          <ResultRow
            href="#2"
            title="Kok voor de buurtmaaltijd"
            by="Buurthuis De Waterkant"
            tile="soep"
            tone="solid"
            facts={facts}
            why="Omdat je op donderdag kunt en graag kookt."
          />
        </li>
        <li>
          <ResultRow
            href="#3"
            title="Een heel lange titel van een vrijwilligersplek die op een telefoon zeker over drie regels loopt"
            tile="koffie"
            tone="second"
          />
        </li>
      </ul>
    ),
  },
  {
    name: 'list',
    render: () => (
      <ul>
        <ListRow
          href="#4"
          title="Marieke Bos"
          note="Woonzorghuis Het Lindehof"
          before={<Avatar name="Marieke Bos" />}
          after={
            <>
              <span className="text-text-soft">9.12</span>
              <span className="dot" />
            </>
          }
        />
        <ListRow href="#5" title="Jos Kramer" />
      </ul>
    ),
  },
]

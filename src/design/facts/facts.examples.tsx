import type { Example } from '#design/examples.ts'
import { DefinitionList } from './definition-list.tsx'
import { FactGrid } from './fact-grid.tsx'
import { Facts } from './facts.tsx'

export const examples: Example[] = [
  {
    name: 'in a row',
    render: () => (
      <Facts
        facts={[
          { sign: 'when', text: 'Dinsdagochtend' },
          { sign: 'time', text: '2 uur per week' },
          { sign: 'where', text: 'Noordveen, 1,4 km' },
        ]}
      />
    ),
  },
  {
    name: 'with questions',
    render: () => (
      <FactGrid
        facts={[
          { icon: 'calendar-blank-duotone', question: 'Wanneer?', answer: 'Maandag of vrijdag, 14.00 tot 17.00 uur' },
          { icon: 'clock-duotone', question: 'Hoeveel tijd?', answer: '3 uur per week' },
          { icon: 'map-trifold-duotone', question: 'Waar?', answer: 'Lindelaan 12, Zutphen. 2,8 km van jou' },
        ]}
      />
    ),
  },
  {
    name: 'definitions',
    render: () => (
      <DefinitionList
        items={[
          { term: 'Soort', value: 'Stichting' },
          { term: 'Contact', value: 'nadia@een-heel-lang-adres-dat-niet-past.voorbeeld.nl' },
        ]}
      />
    ),
  },
  {
    name: 'numbers',
    render: () => (
      <DefinitionList
        numbers
        items={[
          { term: 'Open vacatures', value: 40 },
          { term: 'Wacht op een eerste antwoord', value: 5 },
        ]}
      />
    ),
  },
]

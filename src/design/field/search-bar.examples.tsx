import type { Example } from '#design/examples.ts'
import { SearchBar } from './search-bar.tsx'

const words = {
  what: 'Wat wil je doen?',
  whatExample: 'Voorlezen, koken',
  where: 'Waar?',
  distance: 'Hoe ver?',
  search: 'Zoeken',
  label: 'Vrijwilligerswerk zoeken',
}
const distances = [
  { value: '5', label: 'Tot 5 km' },
  { value: '10', label: 'Tot 10 km' },
  { value: '', label: 'Heel Nederland' },
]

export const examples: Example[] = [
  {
    name: 'at home',
    render: () => (
      <SearchBar action="/vacancies/search" words={words} distances={distances} places={['Zutphen', 'Warnsveld']} value={{ place: 'Zutphen', km: '10' }} />
    ),
  },
]

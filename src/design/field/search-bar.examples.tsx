import type { Example } from '#design/examples.ts'
import { SearchBar } from './search-bar.tsx'

const words = {
  what: 'Wat wil je doen?',
  whatExample: 'Voorlezen, koken',
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
      <SearchBar
        action="/vacancies/search"
        words={words}
        distances={distances}
        place={
          <div>
            <label htmlFor="example-place">Waar?</label>
            <input id="example-place" name="place" defaultValue="Zutphen" />
          </div>
        }
        value={{ km: '10' }}
      />
    ),
  },
]

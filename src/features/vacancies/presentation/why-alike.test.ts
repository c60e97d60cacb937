import { expect, test } from 'vitest'
import { type Likened, whyAlike } from './why-alike.ts'

const walk: Likened = {
  themes: ['elderly', 'care'],
  targetGroups: ['older_people'],
  dayparts: ['tue_morning', 'sat_morning'],
  latitude: 52.35,
  longitude: 5.62,
  organization: { id: 'a' },
}
const other = (more: Partial<Likened>): Likened => ({
  themes: ['sport'],
  targetGroups: [],
  dayparts: [],
  latitude: null,
  longitude: null,
  organization: { id: 'b' },
  ...more,
})

test('each reason comes from a field that both have, and goes with it', () => {
  const alike = other({ themes: ['nature', 'care'], dayparts: ['sat_morning'], latitude: 52.36, longitude: 5.62 })
  expect(whyAlike(walk, alike, 'nl')).toBe('Ook zorg en aandacht, ook zaterdagochtend, 1,1 km verderop')
  expect(whyAlike(walk, { ...alike, themes: [] }, 'en')).toBe('Also Saturday morning, 1.1 km away')
  expect(whyAlike(walk, { ...alike, themes: [], dayparts: null, organization: { id: 'a' } }, 'nl')).toBe('Bij dezelfde organisatie, 1,1 km verderop')
  expect(whyAlike(walk, other({ targetGroups: ['older_people'] }), 'nl')).toBe('Ook voor ouderen')
})

test('what has nothing in common, or is far away, gets no made-up reason', () => {
  expect(whyAlike(walk, other({}), 'nl')).toBeNull()
  expect(whyAlike(walk, other({ latitude: 51.9, longitude: 5.9 }), 'nl')).toBeNull()
})

import { expect, test } from 'vitest'
import { journeysTouchedBy } from './changed.ts'

const journeys = new Map([
  ['e2e/news.spec.ts', "import { newsWords } from '#features/news/model/messages.ts'\nimport { stockWords } from '#features/files/model/stock-messages.ts'"],
  ['e2e/files.spec.ts', "import { stockWords } from '#features/files/model/stock-messages.ts'"],
  ['e2e/menu.spec.ts', "import { menuWords } from '#features/menu-items/messages.ts'"],
])

test('a journey is walked when it is changed itself or a feature whose words it reads', () => {
  expect(journeysTouchedBy(['e2e/menu.spec.ts'], journeys)).toEqual(['e2e/menu.spec.ts'])
  expect(journeysTouchedBy(['src/features/news/publication/server/publish.ts'], journeys)).toEqual(['e2e/news.spec.ts'])
  expect(journeysTouchedBy(['src/features/files/picture/web/picture.tsx'], journeys)).toEqual(['e2e/news.spec.ts', 'e2e/files.spec.ts'])
})

test('a unit test alone touches no journey; what journeys share touches all of them', () => {
  expect(journeysTouchedBy(['src/features/files/edit/server/files.test.ts', 'README.md'], journeys)).toEqual([])
  expect(journeysTouchedBy(['e2e/support/visitor.ts'], journeys)).toHaveLength(3)
})

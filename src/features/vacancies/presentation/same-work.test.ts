import { expect, test } from 'vitest'
import { groupByWork, titleLikeness, workKey } from './same-work.ts'

test('titles are alike by their words, whatever their order, capitals, accents and filler words', () => {
  expect(titleLikeness('Koffie schenken in de aula', 'Aula: koffie schenken')).toBe(1)
  expect(titleLikeness('Cafépraat', 'cafepraat')).toBe(1)
  expect(titleLikeness('Taalmaatje op dinsdag', 'Taalmaatje op vrijdag')).toBe(0.5)
  expect(titleLikeness('Taalmaatje voor nieuwkomers', 'Taalmaatje nieuwkomers Ermelo')).toBe(0.8)
  expect([titleLikeness('Chauffeur', 'Gastheer'), titleLikeness('', ''), titleLikeness('de', 'de')]).toEqual([0, 0, 0])
})

test('the same work of one organization is put together where its first one stood', () => {
  const rows = [
    { id: 1, organizationId: 'a', title: 'Taalmaatje' },
    { id: 2, organizationId: 'b', title: 'Taalmaatje' },
    { id: 3, organizationId: 'a', title: 'Een taalmaatje' },
    { id: 4, organizationId: 'a', title: 'Chauffeur' },
  ]
  expect(groupByWork(rows, workKey).map((group) => group.map(({ id }) => id))).toEqual([[1, 3], [2], [4]])
  expect(groupByWork(rows, () => undefined)).toHaveLength(4)
})

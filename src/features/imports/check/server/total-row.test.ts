import { expect, test } from 'vitest'
import { totalColumn } from './total-row.ts'

test.each([
  [['Totaal', '', '', '42'], 0],
  [['', 'Totaal: 2', '', '42'], 1],
  [['Totaal aantal leden: 45'], 0],
  [['Aantal organisaties', '12'], 0],
  [['Eindtotaal', '€ 1.250,00'], 0],
  [['Subtotal', '3'], 0],
  [['3', 'Grand total'], 1],
  [['Totaal Thuiszorg', 'Zutphen'], -1],
  [['Totaal Thuiszorg'], -1],
  [['Totaal', 'Zutphen'], -1],
  [['Somalische Vereniging'], -1],
  [['Som', 'som@voorbeeld.nl'], -1],
  [['', '', ''], -1],
  [['12', '13'], -1],
])('of %j the total stands in column %i', (cells, column) => {
  expect(totalColumn(cells)).toBe(column)
})

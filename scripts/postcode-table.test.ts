import { expect, test } from 'vitest'
import { readPostcodes } from './postcode-table.ts'

test('full postcodes become one area in their middle', () => {
  const table = 'place;postcode;latitude;longitude;municipality\n"Zutphen";7201 AB;52,1;6,2;Zutphen\nZutphen;7201AC;52,2;6,3;Zutphen\n'
  expect(readPostcodes(table)).toEqual([['7201', 'Zutphen', 'Zutphen', 52.15, 6.25]])
})

test('a line that makes no sense is told by its number', () => {
  expect(() => readPostcodes('postcode,place,municipality,latitude,longitude\n7201,Zutphen,Zutphen,52.1,6.2\nx,y,z,1,2\n')).toThrow('Line 3')
  expect(() => readPostcodes('postcode,place\n')).toThrow('municipality')
})

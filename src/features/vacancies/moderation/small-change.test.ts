import { expect, test } from 'vitest'
import { isSmallChange, maybePlaces, placesIn } from './small-change.ts'

const text =
  'Je schenkt op dinsdag om 10:30 uur koffie in de aula van Zutphen. Je krijgt 5 euro vergoeding. Je moet een VOG aanvragen. Mail naar hulp@school.nl of kijk op school.nl/koffie. Rond de zestig gasten komen graag, en ze drinken er een kopje thee bij.'
const with_ = (was: string, now: string) => text.replace(was, now)

test.each([
  ['a letter', with_('koffie in', 'kofie in')],
  ['a capital', with_('Rond', 'rond')],
  ['a sign', with_('graag, en', 'graag en')],
  ['a space', with_('kopje thee', 'kopje  thee')],
  ['a short word', with_('een kopje', 'kopje')],
  ['a word of another person', with_('gasten', 'mensen')],
  ['nothing', text],
])('%s is a small change', (_, now) => {
  expect(isSmallChange(text, now)).toBe(true)
})

test.each([
  ['a number', with_('5 euro', '6 euro')],
  ['a time', with_('10:30', '10:00')],
  ['a day', with_('dinsdag', 'vrijdag')],
  ['a number in words', with_('zestig', 'tachtig')],
  ['an amount', with_('5 euro', '5 cent')],
  ['a requirement', with_('VOG', 'EHBO')],
  ['whether one must', with_('moet een', 'mag een')],
  ['not', with_('Je moet', 'Je moet niet')],
  ['an address of mail', with_('hulp@school.nl', 'hulp@schoot.nl')],
  ['an address of the web', with_('school.nl/koffie', 'schoot.nl/koffie')],
  ['more than one letter in twenty', with_('Rond de zestig gasten', 'Iedere keer zitten er zestig ouderen')],
  ['all of it', 'Iets anders'],
])('%s is not', (_, now) => {
  expect(isSmallChange(text, now)).toBe(false)
})

test('one letter in twenty, counted by letters and not by code units', () => {
  const emoji = '😀'.repeat(20)
  expect([1, 2].map((n) => isSmallChange(emoji, '😁'.repeat(n) + '😀'.repeat(20 - n)))).toEqual([true, false])
  expect([1, 2].map((n) => isSmallChange('a'.repeat(20), 'a'.repeat(20 + n)))).toEqual([true, false])
  expect(isSmallChange('Taalmaatje', 'Taalmaatjes')).toBe(false)
  expect(isSmallChange('', 'x')).toBe(false)
  expect([isSmallChange('van 9 tot 10', 'van 10 tot 9'), isSmallChange('B1', 'A1')]).toEqual([false, false])
})

test('names of places are looked for where a word has a capital, with up to three after it, and where a word differs', () => {
  const [before, after] = ['Je rijdt van Capelle aan den IJssel naar Ermelo.', 'Je rijdt van Capelle aan den Rijn naar ermelo.']
  const asked = maybePlaces(before, after)
  expect(asked).toEqual(expect.arrayContaining(['Capelle aan den IJssel', 'Capelle aan den Rijn', 'Ermelo', 'ermelo', 'Rijn']))
  const places = new Set(['Capelle aan den IJssel', 'Ermelo', 'ermelo'])
  expect(placesIn(before, places)).toEqual(['Capelle aan den IJssel', 'Ermelo'])
  expect(placesIn(after, places)).toEqual(['ermelo'])
})

test('a description as long as one may be is compared in the time of a request', () => {
  const long = 'Je schenkt koffie en luistert naar verhalen van vroeger en nu. '.repeat(79)
  expect(isSmallChange(long, long.replaceAll('koffie', 'kofie'))).toBe(true)
  expect(isSmallChange(long, [...long].toReversed().join(''))).toBe(false)
})

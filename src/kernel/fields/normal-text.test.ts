import { expect, test } from 'vitest'
import { freeText } from '#kernel/search/parameter.ts'
import { checkField } from './check.ts'
import { email, integer, lines, text, url } from './field.ts'
import { bareText, normalJson, ordinaryText } from './normal-text.ts'

test.each([
  ['a no-break space', 'Jan\u00a0de\u00a0Wit', 'Jan de Wit'],
  ['narrow and thin spaces', '10\u202f000 \u2009uur\u3000', '10 000  uur '],
  ['a soft hyphen', 'Gehandi\u00adcapten\u00adsport', 'Gehandicaptensport'],
  ['zero width', '\ufeffBuurt\u200bhuis\u2060', 'Buurthuis'],
  ['direction marks around Latin letters', '\u200eJan\u200f', 'Jan'],
  ['overrides and isolates', 'ab\u202ecd\u202c \u2066ef\u2069', 'abcd ef'],
  ['a joiner where nothing joins', 'a\u200db\u200cc', 'abc'],
  ['a selector where nothing is selected', 'a\ufe0f', 'a'],
  ['fillers of Korean and braille', '\u3164\uffa0\u2800x', 'x'],
  ['line ends of every system', 'a\r\nb\rc\u2028d\u2029e\vf', 'a\nb\nc\nd\ne\nf'],
  ['controls', 'a\0b\u0007c\td', 'abc\td'],
  ['half a character', 'a\ud83d', 'a\ufffd'],
  ['letters and accents apart', 'cafe\u0301', 'café'],
  ['two joiners in a row', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
])('%s', (_what, sent, kept) => expect(ordinaryText(sent)).toBe(kept))

test.each(['می\u200cخواهم', 'क्\u200dष', 'മലയാളം ന്\u200d', '👨‍👩‍👧‍👦', '👩🏽‍🚒', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛󠄀城', 'أحب C++\u200e كثيرا', "'s-Gravenhage", 'één, twee — drie…'])(
  'what a language or an emoji needs stays: %s',
  (sent) => expect(ordinaryText(sent)).toBe(sent),
)

test('what a machine spells has none of them', () => {
  expect(bareText('\u200ejan\u200c@voor\u00adbeeld.nl\u00a0')).toBe('jan@voorbeeld.nl')
  expect(bareText('می\u200cخواهم')).toBe('میخواهم')
})

const invisible = ['\u00a0', '\u00ad', '\u200b', '\u200e', '\u202c', '\u2060', '\ufeff']

test.each(invisible)('a field takes what is pasted with U+%#', (sign) => {
  const around = (words: string) => `${sign}${words}${sign}`
  expect(checkField(text(), around('Jan'), 'nl')).toEqual({ value: 'Jan' })
  expect(checkField(email(), around('Jan@Voorbeeld.nl'), 'nl')).toEqual({ value: 'jan@voorbeeld.nl' })
  expect(checkField(url(), around('https://voorbeeld.nl/a'), 'nl')).toEqual({ value: 'https://voorbeeld.nl/a' })
  expect(checkField(integer(), around('12'), 'nl')).toEqual({ value: 12 })
  expect(checkField(lines(), [around('een'), sign], 'nl')).toEqual({ value: ['een'] })
  expect(checkField(text(), sign, 'nl').fault?.code).toBe('blank')
  expect(freeText({ max: 20 }).read([around('koffie')])).toBe('koffie')
  expect(normalJson({ [around('naam')]: ['a', sign] })).toBeDefined()
})

test('a text within the limit after it was made ordinary is not too long', () => {
  expect(checkField(text({ max: 5 }), 'S\u00ada\u00adm\u00ade\u00adn', 'nl')).toEqual({ value: 'Samen' })
})

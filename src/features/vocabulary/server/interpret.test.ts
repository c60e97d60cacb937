import { describe, expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'
import { ownVocabulary, readConcepts, readPhrases } from './vocabulary.ts'
import { interpret } from './parse-question.ts'

const own = [ownVocabulary]
const meaning = (question: string) => interpret(question, own).map(({ concepts }) => concepts.map(({ key }) => key).join(' or '))
const codes = (question: string) => searchTerms(interpret(question, own), own).flatMap((one) => one.codes)

test.each([
  ['vluchtelingen', ['vluchtelingen']],
  ['iets met oude mensen', ['ouderen']],
  ['ik wil graag kinderen voorlezen', ['kinderen', 'voorlezen']],
  ['help refugees learn Dutch', ['vluchtelingen', 'taal']],
  ['kinderen en kids', ['kinderen']],
  ['dieren verzorgen', ['dieren']],
  ['koffie drinken met iemand', ['gezelschap']],
  ['tochtstrips', ['isoleren']],
  ['sneeuw ruimen', ['sneeuwruimen']],
  ['help with iftar', ['ramadan']],
  ['luisterboeken inspreken', ['inspreken']],
])('%j means %j', (question, concepts) => expect(meaning(question)).toEqual(concepts))

test('a compound is taken apart', () => {
  expect(meaning('ouderenbezoek')).toEqual(['ouderen', 'bezoeken'])
  expect(meaning('voetbaltrainer')).toEqual(['voetbal', 'sporttrainer'])
  expect(meaning('computerhulp')).toEqual(['computerhulp'])
})

test('a word typed wrong or half is held against every word there is', () => {
  expect(meaning('vluchtelngen')).toEqual(['vluchtelingen'])
  expect(meaning('penningmeetser')).toEqual(['penningmeester'])
  expect(meaning('gardning')).toEqual(['tuinieren'])
  // 'Gezelschapsspellen' begins with the same letters.
  expect(meaning('gezelsch')).toEqual(['gezelschap or spelletjes'])
  expect(meaning('kinderbordery')).toEqual(['kinderboerderij'])
  expect(meaning('bejaardenhuiz')).toEqual(['verpleeghuis'])
})

test('a word that is spelt right is no typing error, and an everyday word no form of another', () => {
  // 'Grow vegetables' is in the vocabulary: 'growing' is not corrected to 'grooming'.
  expect(meaning('growing vegetables')).toEqual(['moestuin'])
  // Not corrected to 'schapen', 'wetten' or 'pasen'.
  for (const word of ['slapen', 'weet', 'pass', 'enter']) expect(meaning(`${word} koken`).at(-1), word).toBe('koken')
  expect(meaning('slapen')).toEqual([''])
  expect(meaning('weet')).toEqual([])
  // An unknown word beside a known one is not searched for.
  expect(searchTerms(interpret('haaien en koken', own), own).map((one) => one.own)).toEqual([['koken']])
})

test('what is wide comes after what is near in particular', () => {
  const [asked] = searchTerms(interpret('natuurgids', own), own)
  expect(asked!.near).toContain('rondleiding*')
  expect(asked!.near).not.toContain('kinderen')
  expect(asked!.far).toContain('kinderen')
})

test('what a sentence parts is one verb, and what stands before a thing says nothing', () => {
  expect(meaning('ik lees graag kinderen voor')).toEqual(['voorlezen', 'kinderen'].toReversed())
  expect(meaning('haal eten op bij winkels')).toEqual(['eten ophalen', 'winkel'])
  expect(meaning('laat honden uit')).toEqual(['honden'])
  expect(meaning('show tourists around')).toEqual(['rondleiden', 'toeristen'])
  expect(meaning('paint the wall')).toEqual(['verven'])
  // 'Werk in' is not 'inwerken', and 'zorg voor' not 'voorzorg'.
  expect(meaning('ik werk in de tuin')).toEqual(['tuinieren'])
  expect(meaning('zoek werk in de zorg')).toEqual(['zorg'])
})

test('what says little beside something else says something alone', () => {
  for (const phrase of readPhrases('vague.txt')) expect(meaning(phrase), phrase).not.toEqual([])
})

describe('time and way', () => {
  test('a day and a part of the day are one moment, two days are either', () => {
    expect(codes('zaterdagochtend')).toEqual(['dayparts:sat_morning'])
    expect(codes('in het weekend in de avond')).toEqual(['dayparts:sat_evening', 'dayparts:sun_evening'])
    expect(codes('maandag of dinsdag')).toHaveLength(6)
  })

  test.each([
    ['één keer', 'commitment:one_off'],
    ['elke week', 'commitment:recurring'],
    ['vanuit huis', 'location_mode:remote'],
    ['work from home', 'location_mode:remote'],
    ['met mijn kinderen', 'suitable_for:family'],
    ['zonder ervaring', 'experience:none'],
  ])('%j asks for %s', (question, code) => expect(codes(question)).toContain(code))
})

test('what everybody says says nothing', () => {
  for (const question of ['ik wil vrijwilligerswerk doen', 'help', 'iets leuks bij mij in de buurt', 'volunteer work near me', '   ', '?!', '🙂'])
    expect(meaning(question), question).toEqual([])
})

test('more than eight words are understood, and no end of them is cut', () => {
  expect(meaning('ik zou op zaterdag graag samen met andere mensen iets willen doen met kinderen en muziek')).toEqual(['zaterdag', 'kinderen', 'muziek'])
  expect(interpret('ouderen '.repeat(5000), own)).toHaveLength(1)
  expect(interpret('x'.repeat(10_000), own)[0]!.said.length).toBeLessThanOrEqual(40)
})

test('every concept that another names is there, once, and signs stand at the ends of words', () => {
  const concepts = readConcepts()
  const keys = concepts.map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(350)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  for (const { key, near, with: parts, en, nl, text } of concepts) {
    expect([key, [...near, ...parts].filter((other) => !keys.includes(other))]).toEqual([key, []])
    expect([key, en.length > 0]).toEqual([key, true])
    expect([key, [...nl, ...en, ...text].filter((word) => /.[*=].|[\\":&|!()<>]/.test(word))]).toEqual([key, []])
  }
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseQuestion } from './parse-question.ts'
import { searchTerms } from './search-terms.ts'
import { understoodOf } from './understood.ts'
import { ownVocabulary } from './vocabulary.ts'

const own = [ownVocabulary]
const parse = (question: string) => parseQuestion(question, own, '2026-11-26')
/** Each part as 'kind: words', in the order of the question. */
const read = (question: string, locale: 'nl' | 'en' = 'nl') => understoodOf(parse(question)).map((part) => `${part.kind}: ${part[locale]}`)
const refusedCodes = (question: string) => searchTerms(parse(question).things, own).flatMap(({ refused, codes }) => (refused ? codes : []))

describe('a refusal', () => {
  test.each([
    ['niet met kinderen', ['refusal: kinderen']],
    ['geen ouderen alsjeblieft', ['refusal: ouderen']],
    ['liever niet buiten', ['refusal: buiten']],
    ['alles behalve schoonmaken', ['refusal: schoonmaken']],
    ['iets met dieren maar geen honden', ['wish: dieren', 'refusal: honden']],
    ['niet met ouderen, kinderen of dieren', ['refusal: ouderen', 'refusal: kinderen', 'refusal: dieren']],
    ['niet met kinderen, wel met ouderen', ['refusal: kinderen', 'wish: ouderen']],
    ['niet met kinderen en op zaterdag', ['refusal: kinderen', 'time: zaterdag']],
    ['ik ben bang voor honden maar wil wel met dieren', ['refusal: honden', 'wish: dieren']],
    ['op maandag kan ik niet', ['refusal: maandag']],
    ['liever niet in het weekend, wel met dieren', ['refusal: in het weekend', 'wish: dieren']],
    ['not with children', ['refusal: children']],
    ['anything but cleaning', ['refusal: cleaning']],
    ['gardening but not with kids', ['wish: gardening', 'refusal: kids']],
    ["i don't want to drive", ['refusal: drive']],
    ['something without children or old people', ['refusal: children', 'refusal: old people']],
    ['een vog krijg ik niet', ['refusal: verklaring omtrent gedrag']],
    ['rijbewijs heb ik niet', ['refusal: rijbewijs']],
    ['dogs are not my thing', ['refusal: dogs']],
  ])('%j', (question, parts) => expect(read(question)).toEqual(parts))

  test.each([
    ['geen ervaring', 'condition: zonder ervaring'],
    ['ik heb geen ervaring', 'condition: zonder ervaring'],
    ['niet elke week', 'time: niet elke week'],
    ['niet te zwaar werk', 'condition: zittend werk'],
    ['niet alleen voor ouderen', 'wish: ouderen'],
    ["i don't speak dutch", 'condition: Nederlands nog aan het leren'],
    ['oma die niet meer kan lezen', 'wish: oma'],
    // What is refused ends before 'en', and some refusals wish.
    ['hij is er niet meer en ik wandel graag', 'wish: wandel'],
    ['ik kan niet zonder dieren', 'wish: dieren'],
    ['niets liever dan koken', 'wish: koken'],
    ["i can't sit still and like gardening", 'wish: gardening'],
    ["i don't mind cleaning", 'wish: cleaning'],
  ])('is not what looks like one: %j', (question, part) => {
    expect(read(question)).toContain(part)
    expect(read(question).filter((one) => one.startsWith('refusal'))).toEqual([])
  })

  test('takes what the work requires with it, and never what is wished', () => {
    expect(refusedCodes('zonder vog')).toEqual(['requirements:vog'])
    expect(refusedCodes('ik wil niet autorijden')).toContain('requirements:driving_licence')
    expect(refusedCodes('niet met kinderen')).toContain('target_groups:children')
    expect(refusedCodes('oude mensen, maar niet in een verpleeghuis')).not.toContain('target_groups:older_people')
  })
})

describe('a time', () => {
  test.each([
    ['dinsdagmorgen', 'dinsdagochtend'],
    ['zaterdagochten', 'zaterdagochtend'],
    ['vrijdagmiddg tijd over', 'vrijdagmiddag'],
    ['wensday evening', 'woensdagavond'],
    ['wo middag', 'woensdagmiddag'],
    ['di of do avond', "dinsdag, donderdag 's avonds"],
    ['doordeweeks savonds', "doordeweeks 's avonds"],
    ['alleen avonden en weekend', "doordeweeks 's avonds; in het weekend"],
    ['saturday or sunday but only afternoons', "in het weekend 's middags"],
    ["maandag t/m donderdag 's ochtends", "maandag, dinsdag, woensdag, donderdag 's ochtends"],
    ['maandagochtend of woensdagmiddag', 'maandagochtend; woensdagmiddag'],
    ['na 18 uur', "'s avonds"],
    ['een vrije ochtend per week', "regelmatig, doordeweeks 's ochtends"],
    ['one free morning a week', "regelmatig, doordeweeks 's ochtends"],
  ])('%j is %j', (question, moment) => expect(read(question)).toEqual([`time: ${moment}`]))

  test.each([
    ["overdag werk ik, 's avonds wil ik koken", ["refusal: doordeweeks 's ochtends, 's middags", "time: 's avonds", 'wish: koken']],
    ['ik werk op maandag en dinsdag', ["refusal: maandag, dinsdag 's ochtends, 's middags"]],
    ['i work on mondays, i like gardening', ["refusal: maandag 's ochtends, 's middags", 'wish: gardening']],
    // Whoever likes to work then is free then.
    ['ik werk graag op maandag', ['time: maandag']],
    // 'Zat' is a verb, and 'en de avond' no 'avondje'.
    ['mijn opa zat bij de brandweer', ['wish: brandweer']],
    ['in de middag en de avond', ["time: 's middags, 's avonds"]],
  ])('%j, of somebody who works, is %j', (question, parts) => expect(read(question)).toEqual(parts))

  test('a feast has dates as well as words', () => {
    const [thing] = parse('in de kerstvakantie').things
    expect(thing).toMatchObject({ role: 'time', period: ['2026-12-18', '2027-01-04'] })
    expect(searchTerms([thing!], own)[0]!.words).toContain('kerst*')
  })

  test('in English words for whoever reads English', () => {
    expect(read('one free morning a week', 'en')).toEqual(['time: regularly, on weekdays in the morning'])
    expect(read('wednesday afternoon', 'en')).toEqual(['time: Wednesday afternoon'])
  })
})

describe('what tells of whoever asks', () => {
  test.each([
    ['ik was vroeger kok en wil iets met dieren', ['about: kok', 'wish: dieren']],
    ['i have a dog and like walking', ['about: dog', 'wish: walking']],
    ['ik ben blind maar kan goed luisteren', ['about: blind', 'wish: luisteren']],
    ['moeder van twee kinderen, iets met ouderen', ['about: kinderen', 'wish: ouderen']],
    ['ik heb een rijbewijs en wil iets met dieren', ['about: een rijbewijs', 'wish: dieren']],
    // Without a wish it is one, unless it only says to whom somebody belongs.
    ['ik was vroeger timmerman', ['wish: timmerman']],
    ['ik heb autisme en zoek een rustige plek', ['about: autisme', 'condition: in mijn eentje']],
    ['ik was vroeger juf en wil nu iets heel anders', ['refusal: juf']],
    // What one loves is wished, and whom one comes with is no target group.
    ['ik hou van planten', ['wish: planten']],
    ['met mijn twee kinderen van 8 en 10 jaar', ['condition: met mijn gezin']],
    ['with our team of twelve', ['condition: met een groep']],
    ['ik ben 15', ['condition: 15 jaar']],
    ['my dutch is poor, i love plants', ['condition: Nederlands nog aan het leren', 'wish: plants']],
    // What happened in a family, or in a life, is no work.
    ['mijn moeder had dementie, ik wil iets met dieren', ['about: dementie', 'wish: dieren']],
    ['burn-out gehad, ik hou van planten', ['about: burn out gehad', 'wish: planten']],
    ['ik ben net verhuisd en wil wandelen', ['about: net verhuisd', 'wish: wandelen']],
    ['because of my night shifts, something with cats', ['about: night shifts', 'wish: cats']],
    ['liedjes van vroeger voor oude mensen', ['wish: liedjes van vroeger', 'wish: oude mensen']],
  ])('%j', (question, parts) => expect(read(question)).toEqual(parts))

  test('only ranks', () => {
    const [about, wish] = searchTerms(parse('ik was vroeger kok en wil iets met dieren').things, own)
    expect(about).toMatchObject({ aside: true, soft: true })
    expect(wish).toMatchObject({ aside: false, soft: false })
  })
})

test.each([
  ['vog', 'vog nodig', 'requirements:vog'],
  ['rijbewijs', 'ik heb een rijbewijs', 'requirements:driving_licence'],
  ['reiskosten', 'krijg je reiskosten vergoed', 'expenses:paid'],
  ['thuis', 'kan het vanuit huis', 'location_mode:remote'],
  ['eenmalig', 'het liefst maar één keer', 'commitment:one_off'],
  ['groep', 'we komen met een groep van 12', 'suitable_for:group'],
  ['16+', 'ik ben 16 jaar oud', 'suitable_for:school_internship'],
])('a condition as a bare word, %j, and in a sentence, %j, is the same', (word, sentence, code) => {
  for (const question of [word, sentence])
    expect([question, searchTerms(parse(question).things, own).flatMap(({ codes }) => codes)]).toEqual([question, expect.arrayContaining([code])])
})

test('a loose phrase is no certain meaning', () => {
  expect(parse('op straat').things.map(({ isLoose }) => isLoose)).toEqual([true])
  expect(parse('mensen die op straat leven').things.some(({ isLoose }) => isLoose)).toBe(false)
})

describe('words that name no work', () => {
  test.each([
    'sinds zoveel jaar kom ik nogal graag in de tuin',
    'ik lag te denken: mij lijkt de tuin geweldig',
    'honestly i have always quite enjoyed being in a garden',
  ])('wish nothing: %j', (question) => expect(parse(question).things.map(({ concepts }) => concepts[0]?.key)).toEqual(['tuinieren']))

  test('a sentence of nothing else meets nothing, and any work is asked for in short', () => {
    expect(parse('ach, het leven is raar en lang').things).toMatchObject([{ own: [], concepts: [], at: [] }])
    expect(parse('ik wil graag iets doen voor een ander').things).toEqual([])
    expect(parse('vrijwilligerswerk').things).toEqual([])
  })

  test('an unknown word is no certain match in a sentence, and is one by itself', () => {
    expect(parse('ik zou zo graag naar flierefluit willen').things).toMatchObject([{ said: 'flierefluit', isLoose: true }])
    expect(parse('flierefluit').things.map(({ isLoose }) => isLoose ?? false)).toEqual([false])
  })
})

test('every part can be taken away, and the others are read as before', () => {
  const questions = ['structured', 'closed'].flatMap((set) =>
    readFileSync(new URL(`../../../testing/${set}-questions.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => /^(nl|en) \|/.test(line))
      .map((line) => line.split(' | ')[1]!),
  )
  expect(questions.length).toBeGreaterThan(100)
  const changed = questions.flatMap((question) => {
    // What tells of somebody is wished when nothing else is left, so only the others are compared.
    const parts = understoodOf(parse(question))
    return parts.flatMap(({ kind, nl, without }) => {
      const left = understoodOf(parse(without)).map((part) => part.nl)
      const isThere = (words: string) => left.some((one) => one === words || one.endsWith(` ${words}`))
      return left.includes(nl) || parts.some((part) => part.nl !== nl && part.kind !== 'about' && !isThere(part.nl))
        ? [`${question} − ${kind} ${nl} = ${without}: ${left.join(' + ')}`]
        : []
    })
  })
  expect(changed).toEqual([])
})

test('a refusal is kept, however much is wished before it', () => {
  expect(read('koken tuin sport taal museum muziek dieren computers bestuur niet met kinderen').at(-1)).toBe('refusal: kinderen')
})

test('a long question is cut, whatever it is made of', () => {
  for (const words of ['niet met kinderen ', 'maandag en ', 'geen, ', 'x ', "'s ", 'ik ben ']) {
    const { tokens, things } = parse(words.repeat(5000))
    expect(tokens.length).toBeLessThanOrEqual(24)
    expect(things.length).toBeLessThanOrEqual(16)
  }
})

import { expect, test } from 'vitest'
import { openVacancies } from '#src/seed/content/vacancies/vacancies.ts'
import { acceptedSentences, flaggedSentences } from './quality-examples.ts'
import { type QualityFacts, qualityCriteria } from './quality-criteria.ts'
import { criteriaMet, criterionOfFinding, qualityFindings } from './quality-findings.ts'

const complete: QualityFacts = {
  title: 'Koffie schenken in de huiskamer',
  summary: 'Je schenkt koffie en maakt een praatje.',
  tasks: ['Koffie schenken', 'Een praatje maken'],
  commitment: 'recurring',
  hoursPerWeekMin: 2,
  hoursPerWeekMax: 3,
  supportOffered: ['induction'],
  insured: true,
  expenses: 'actual',
  hasContact: true,
}
const found = (description: string) => qualityFindings({ ...complete, description })

test('a vacancy that meets all nine criteria has no findings', () => {
  expect(qualityFindings(complete)).toEqual([])
})

test('a criterion is met only where something is written about it: of an empty form none is', () => {
  const met = (facts: QualityFacts) => criteriaMet(facts, qualityFindings(facts))
  expect(met(complete)).toEqual([...qualityCriteria])
  expect(met({ hasContact: false })).toEqual([])
  expect(met({ hasContact: true, supportOffered: ['induction'] })).toEqual(['guidance'])
  expect(met({ hasContact: false, insured: null, expenses: 'actual', commitment: 'one_off' })).toEqual(['hours', 'costs'])
  expect(met({ ...complete, description: 'Je hebt een diploma verpleegkunde.' })).not.toContain('no_diploma')
})

test('what is missing in the fields is told at the field', () => {
  const of = (facts: Partial<QualityFacts>) =>
    qualityFindings({ ...complete, ...facts }).map(({ code, field, isHard }) => `${code} ${field} ${isHard ? 'hard' : 'advice'}`)
  expect(of({ tasks: [] })).toEqual(['tasks_missing tasks advice'])
  expect(of({ hoursPerWeekMin: null, hoursPerWeekMax: null })).toEqual(['hours_missing hoursPerWeekMax advice'])
  expect(of({ hoursPerWeekMax: 24 })).toEqual(['hours_too_many hoursPerWeekMax hard'])
  expect(of({ hoursPerWeekMax: 20 })).toEqual([])
  expect(of({ minAge: 18 })).toEqual(['age_without_reason ageReason hard'])
  expect(of({ maxAge: 30, ageReason: ' ' })).toEqual(['age_without_reason ageReason hard'])
  expect(of({ minAge: 18, ageReason: 'Je rijdt de bus.' })).toEqual([])
  expect(of({ hasContact: false })).toEqual(['contact_missing contactUser hard'])
  expect(of({ supportOffered: [] })).toEqual(['induction_missing rewards advice'])
  expect(of({ supportOffered: [], description: 'Marieke werkt je in en loopt de eerste keer mee.' })).toEqual([])
  expect(of({ insured: false })).toEqual(['not_insured insured hard'])
  expect(of({ expenses: 'none' })).toEqual(['no_expenses expenses advice'])
})

test('an empty draft is told what it still needs and breaks nothing', () => {
  expect(qualityFindings({ hasContact: false }).map(({ code }) => code)).toEqual(['contact_missing', 'tasks_missing', 'induction_missing'])
})

test.each(flaggedSentences)('%s: %s (%s)', (sentence, code, weight) => {
  expect(found(sentence).map((one) => [one.code, one.isHard ? 'hard' : 'advice'])).toEqual([[code, weight]])
})

test.each(acceptedSentences.map((one) => [one]))('nothing to say about: %s', (sentence) => {
  expect(found(sentence)).toEqual([])
})

test('the English text, the tasks and the questions are read too', () => {
  expect(qualityFindings({ ...complete, english: { title: 'Coffee', summary: 'Call 06 12345678', description: '' } })).toMatchObject([
    { code: 'phone', field: 'english' },
  ])
  expect(qualityFindings({ ...complete, rewards: ['Je krijgt een salaris volgens cao'] })).toMatchObject([{ code: 'paid', field: 'rewards', isHard: true }])
  expect(qualityFindings({ ...complete, questions: [{ text: 'Mail je foto aan jan@lindehof.nl' }] })).toMatchObject([{ code: 'email', field: 'questions' }])
})

test('a finding shows the words it is about, and hard ones come first', () => {
  const findings = found('Je hebt ervaring met koken. Vragen? Bel 06-12345678.')
  expect(findings).toMatchObject([
    { code: 'phone', found: '06-12345678' },
    { code: 'experience_in_text', found: 'Je hebt ervaring met koken.' },
  ])
  expect(findings.map(criterionOfFinding)).toEqual(['private', 'reasons'])
})

test('a sentence that asks for a sex and an age is told of both', () => {
  expect(found('We zoeken een mannelijke kracht tussen 20 en 30 jaar.').map(({ code }) => code)).toEqual(['age_in_text', 'sex_in_text'])
})

test('real vacancies are never stopped, and seldom advised', () => {
  const all = openVacancies.map(({ en, ...one }) => ({ one, findings: qualityFindings({ ...one, english: en, insured: true, hasContact: true }) }))
  expect(all.flatMap(({ findings }) => findings.filter((finding) => finding.isHard))).toEqual([])
  const ofWords = all.filter(({ findings }) => findings.some((finding) => finding.found))
  expect(ofWords.length / all.length).toBeLessThan(0.1)
})

const hostile = [
  '0',
  '1 ',
  '06-',
  '+',
  'a.',
  'a@',
  '€ 1',
  '(at)',
  'niet ',
  'je hebt een diploma ',
  '\u0345\u0334',
  '😀',
  'x',
  ' - ',
  'é',
  '3.000.',
  "n't ",
  '\n',
  '12-12-',
  'J. ',
]
test.each(hostile.map((one) => [JSON.stringify(one), one]))('a text of nothing but %s costs next to nothing', (_name, piece) => {
  const text = piece.repeat(100_000).slice(0, 100_000)
  const before = process.cpuUsage()
  qualityFindings({ ...complete, title: text, summary: text, description: text, tasks: Array.from({ length: 100 }, () => text.slice(0, 200)) })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(500)
})

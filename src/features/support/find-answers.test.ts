import { expect, test } from 'vitest'
import { answers, audiencesOf } from './answers.ts'
import { findAnswers } from './find-answers.ts'

const inDutch = Object.values(answers)
  .flat()
  .map(({ key, question, answer, also }) => ({
    key,
    question: question.nl,
    answer: typeof answer.nl === 'string' ? answer.nl : answer.nl({ center: 'Harderwijk Helpt' }),
    also: also?.nl ?? '',
  }))
const found = (typed: string) => findAnswers(inDutch, typed).map(({ key }) => key)

test('an answer is found by words of the question, of the answer, and by what people also call it', () => {
  expect(found('te veel E-MAIL')).toContain('mails')
  expect(found('vakantie')).toEqual(['away'])
  expect(found('kopieren')).toEqual(['replies'])
  expect(found('zzz')).toEqual([])
  expect(found('  ')).toHaveLength(inDutch.length)
})

test('each question has a key of its own among those that somebody sees, and an answer for every role', () => {
  const seen = audiencesOf([{ name: 'member' }, { name: 'coordinator' }])
  expect(seen).toEqual(['center', 'team', 'volunteer'])
  expect(audiencesOf([{ name: 'volunteer' }])).toEqual(['volunteer'])
  for (const audience of seen) {
    const keys = answers[audience].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

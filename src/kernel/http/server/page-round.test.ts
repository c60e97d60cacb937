import { expect, test } from 'vitest'
import { inPageRound, oncePerRound } from './page-round.ts'

const counter = () => {
  let n = 0
  return async () => ++n
}

test('the calls of one page ask once', async () => {
  const ask = counter()
  const seen = await inPageRound(() => Promise.all([oncePerRound('GET', 'who', ask), oncePerRound('GET', 'who', ask), oncePerRound('GET', 'else', ask)]))
  expect(seen).toEqual([1, 1, 2])
})

test('after a change it is asked again, and a call that changes never takes what was known', async () => {
  const ask = counter()
  await inPageRound(async () => {
    expect(await oncePerRound('GET', 'who', ask)).toBe(1)
    expect(await oncePerRound('POST', 'who', ask)).toBe(2)
    expect(await oncePerRound('GET', 'who', ask)).toBe(3)
    expect(await oncePerRound('GET', 'who', ask)).toBe(3)
  })
})

test('two pages know nothing of each other, and calls from outside nothing at all', async () => {
  const ask = counter()
  await Promise.all([inPageRound(() => oncePerRound('GET', 'who', ask)), inPageRound(() => oncePerRound('GET', 'who', ask))])
  await oncePerRound('GET', 'who', ask)
  await oncePerRound('GET', 'who', ask)
  expect(await ask()).toBe(5)
})

test('what failed is asked again', async () => {
  let n = 0
  const ask = async () => (++n === 1 ? Promise.reject(new Error('away')) : n)
  await inPageRound(async () => {
    await expect(oncePerRound('GET', 'who', ask)).rejects.toThrow('away')
    expect(await oncePerRound('GET', 'who', ask)).toBe(2)
  })
})

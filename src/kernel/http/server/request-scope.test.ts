import { expect, test } from 'vitest'
import { inRequestScope, oncePerRequest } from './request-scope.ts'

const counter = () => {
  let n = 0
  return async () => ++n
}

test('the calls of one page ask once', async () => {
  const ask = counter()
  const seen = await inRequestScope(() =>
    Promise.all([oncePerRequest('GET', 'who', ask), oncePerRequest('GET', 'who', ask), oncePerRequest('GET', 'else', ask)]),
  )
  expect(seen).toEqual([1, 1, 2])
})

test('after a change it is asked again, and a call that changes never takes what was known', async () => {
  const ask = counter()
  await inRequestScope(async () => {
    expect(await oncePerRequest('GET', 'who', ask)).toBe(1)
    expect(await oncePerRequest('POST', 'who', ask)).toBe(2)
    expect(await oncePerRequest('GET', 'who', ask)).toBe(3)
    expect(await oncePerRequest('GET', 'who', ask)).toBe(3)
  })
})

test('two pages know nothing of each other, and calls from outside nothing at all', async () => {
  const ask = counter()
  await Promise.all([inRequestScope(() => oncePerRequest('GET', 'who', ask)), inRequestScope(() => oncePerRequest('GET', 'who', ask))])
  await oncePerRequest('GET', 'who', ask)
  await oncePerRequest('GET', 'who', ask)
  expect(await ask()).toBe(5)
})

test('what failed is asked again', async () => {
  let n = 0
  const ask = async () => (++n === 1 ? Promise.reject(new Error('away')) : n)
  await inRequestScope(async () => {
    await expect(oncePerRequest('GET', 'who', ask)).rejects.toThrow('away')
    expect(await oncePerRequest('GET', 'who', ask)).toBe(2)
  })
})

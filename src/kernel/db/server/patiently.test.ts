import { expect, test, vi } from 'vitest'
import { patiently } from './patiently.ts'
import { Unavailable } from './unavailable.ts'

/** Fails so often, then answers. */
function answering(afterFaults: number, fault: () => Error) {
  let asked = 0
  return vi.fn(async () => {
    asked += 1
    if (asked <= afterFaults) throw fault()
    return await Promise.resolve('here')
  })
}
const busy = () => new Unavailable(new Error('Query read timeout'))

test('a database that is too busy at first is asked again', async () => {
  const ask = answering(3, busy)
  await expect(patiently(ask, 1)).resolves.toBe('here')
  expect(ask).toHaveBeenCalledTimes(4)
})

test('one that stays away is given up in the end, and any other fault is thrown at once', async () => {
  const away = answering(Infinity, busy)
  await expect(patiently(away, 1)).rejects.toThrow('Query read timeout')
  expect(away).toHaveBeenCalledTimes(30)
  const wrong = answering(1, () => new TypeError('wrong'))
  await expect(patiently(wrong, 1)).rejects.toThrow('wrong')
  expect(wrong).toHaveBeenCalledTimes(1)
})

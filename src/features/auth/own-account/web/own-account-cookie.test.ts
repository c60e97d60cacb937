import { expect, test } from 'vitest'
import { keepOwnAccount, ownAccountBack } from './own-account-cookie.ts'

const valueOf = (line: string) => line.split(';')[0]!

test('Sanne’s own credentials come back as they were, and the cookie that held them goes', () => {
  const kept = keepOwnAccount('access-token=geheim; client=abc; uid=sanne%40demo.example')
  expect(kept).toMatch(/HttpOnly; SameSite=Lax$/)
  const back = ownAccountBack(`access-token=ander; ${valueOf(kept)}`)!
  expect(back.map(valueOf)).toEqual(['access-token=geheim', 'client=abc', 'uid=sanne%40demo.example', 'own-account='])
  expect(back.at(-1)).toContain('Max-Age=0')
})

test.each(['', 'own-account=', 'own-account=x', 'own-account=%5B%5D', 'own-account=%5B1%2C2%2C3%5D', `own-account=${'a'.repeat(2000)}`])(
  'of %j nothing comes back',
  (header) => expect(ownAccountBack(header)).toBeNull(),
)

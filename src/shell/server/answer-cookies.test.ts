import { expect, test } from 'vitest'
import type { Shell } from '#shell/shell.ts'
import { answerCookies } from './answer-cookies.ts'
import type { Identity } from './identity.ts'
import type { PageRequest } from './page-request.ts'

const toast = { id: '1', text: 'Gedaan.', tone: 'success' } as const

const cookiesOf = (asked: { isData: boolean; status?: number }) => {
  const request = new Request('http://demo.localhost/organizations', { headers: { cookie: 'toast=1' } })
  return answerCookies({ request, path: '/organizations', isData: asked.isData } as PageRequest, { person: null } as Identity, { toast } as Shell, {
    status: asked.status ?? 200,
    headers: new Headers(),
  })
}

test('a document takes its toast along; the data of an open page, which may be thrown away unseen, leaves it to that page', () => {
  expect(cookiesOf({ isData: false })).toEqual([expect.stringMatching(/^toast=; Path=\/; Max-Age=0; /)])
  expect(cookiesOf({ isData: true })).toEqual([])
})

test('an answer that only leads on shows no toast, and keeps it for the page that does', () => {
  expect(cookiesOf({ isData: false, status: 303 })).toEqual([])
})

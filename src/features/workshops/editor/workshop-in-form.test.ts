import { expect, test } from 'vitest'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { atInputs } from './save-workshop.ts'
import { asSent, inForm } from './workshop-in-form.ts'

const edited = { sessions: [], materials: [], trainer: null, priceCents: 1250 } as never

test.each([
  ['12,50', 1250],
  ['€ 5', 500],
  ['', 0],
])('a price of %j is sent in cents', (price, cents) => {
  expect(asSent({ price }, { price }, edited).sent).toEqual({ priceCents: cents })
})

test('what is not touched is not sent, and what stands is shown as it is typed', () => {
  expect(asSent({ title: 'Koken' }, {}, edited).sent).toEqual({ title: 'Koken' })
  expect([
    inForm(edited)['price'],
    inForm({ ...(edited as object), priceCents: 500 } as never)['price'],
    inForm({ ...(edited as object), priceCents: 0 } as never)['price'],
  ]).toEqual(['12,50', '5', ''])
})

test('a price that the API refuses is told at the field of euros', () => {
  const refused = new ApiError(422, [{ id: 'x', status: '422', code: 'too_high', title: '', source: { pointer: '/data/attributes/priceCents' } }])
  expect(atInputs(refused, []).errors[0]!.meta).toEqual({ attribute: 'price' })
})

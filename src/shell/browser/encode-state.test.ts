import { expect, test } from 'vitest'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { encodeState } from '#shell/browser/encode-state.ts'

test('React Router reads what a page holds as it was', async () => {
  const state = {
    loaderData: {
      root: { locale: 'nl', theme: null, counts: [0, 1.5, -2], empty: [], none: {} },
      'pages/home': { title: 'Zeg "hoi" <b>', _1: ['_2', ['D', 5]], yes: true },
    },
    actionData: null,
    errors: undefined,
  }
  const { value } = await decode(new Blob([encodeState(state)]).stream() as ReadableStream<Uint8Array>, globalThis as never)
  expect(value).toEqual(state)
})

import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Visit, visitContext } from '#shell/context.ts'
import { action } from './index.tsx'

/** The faults of a form in which only the terms are filled in. */
async function faultsOf(terms: Record<string, string>) {
  const context = new RouterContextProvider()
  context.set(visitContext, { shell: { locale: 'nl' } } as Visit)
  const request = new Request('https://arnhem.example/signup', { method: 'POST', body: new URLSearchParams({ email: 'anna@example.nl', ...terms }) })
  const answer = await action({ request, context, params: {} } as unknown as ActionFunctionArgs)
  return answer instanceof Response ? {} : answer.data.fields
}

test('who ticks the terms has accepted them', async () => {
  expect(await faultsOf({ termsAccepted: 'true' })).not.toHaveProperty('termsAccepted')
})

test.each([[{}], [{ termsAccepted: '' }]])('who sends %j has not', async (terms) => {
  expect(await faultsOf(terms)).toHaveProperty('termsAccepted')
})

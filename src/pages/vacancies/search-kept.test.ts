import { expect, test } from 'vitest'
import { searchParameters } from '#kernel/search/address.ts'
import type { Parameter } from '#kernel/search/parameter.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { app } = await startTestApp({ template: demoTemplate, pages: true })
const parameters: Record<string, Parameter & { known?: readonly string[] }> = vacancySearch.parameters

/** What a visitor sees at a search address. */
async function shown(query: Record<string, string>): Promise<string> {
  const answer = await app.inject({ url: `${vacancySearch.page}?${new URLSearchParams(query)}`, headers: { host: 'demo.localhost', accept: 'text/html' } })
  expect(answer.statusCode).toBe(200)
  return answer.payload
}

test.each(searchParameters(vacancySearch))('a visitor who changes %s sees another page', async (name) => {
  const { with: other, known = ['2', '3'] } = parameters[name]!
  const both = other ? { [other]: 'Ede' } : {}
  const [one, two] = [known[0]!, known[1]!]
  const first = await shown({ ...both, [name]: one })
  expect(await shown({ ...both, [name]: two })).not.toBe(first)
  expect(await shown({ ...both, [name]: one })).toBe(first)
})

test('what the search does not know makes no page of its own', async () => {
  expect(await shown({ colour: 'red' })).toBe(await shown({}))
})

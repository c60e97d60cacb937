import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { get } = await startTestApp({ template: demoTemplate })

/**
 * Everyday questions with the vacancies that match them, chosen by somebody who had read the titles of two towns and did not
 * know the vocabulary. If one fails, improve the search in general terms, never for that question.
 */
type Judged = Record<string, Record<'nl' | 'en', { q: string; fits: string[] }[]>>
const towns = JSON.parse(readFileSync(new URL('judged-questions.json', import.meta.url), 'utf8')) as Judged
type Row = { attributes: { title: string }; meta?: { isNear?: boolean } }

/** `shown`: the first results, including those that are merely near. `found`: those counted as matches. */
async function ask(town: string, q: string): Promise<{ shown: string[]; found: string[] }> {
  const { status, body } = await get(`/api/v1/vacancies/search?${new URLSearchParams({ 'filter[search]': q, 'page[size]': '5' })}`, {
    host: `${town}.localhost`,
  })
  expect([q, status]).toEqual([q, 200])
  const rows = body.data as Row[]
  const titles = (some: Row[]) => some.map(({ attributes }) => attributes.title)
  return { shown: titles(rows), found: titles(rows.filter(({ meta }) => !meta?.isNear)) }
}

describe.each(['nl', 'en'] as const)('everyday questions in %s', (language) => {
  test('find something that fits, first, and little else', { timeout: 120_000 }, async () => {
    const figures = { questions: 0, inFive: 0, inThree: 0, told: 0, fitting: 0 }
    for (const [town, questions] of Object.entries(towns))
      for (const { q, fits } of questions[language]) {
        const { shown, found } = await ask(town, q)
        const first = found.slice(0, 3)
        figures.questions++
        if (shown.slice(0, 5).some((title) => fits.includes(title))) figures.inFive++
        if (shown.slice(0, 3).some((title) => fits.includes(title))) figures.inThree++
        if (first.length > 0) figures.told++
        if (first.length > 0) figures.fitting += first.filter((title) => fits.includes(title)).length / first.length
      }
    const { questions, inFive, inThree, told, fitting } = figures
    expect(questions).toBeGreaterThan(50)
    expect(inFive / questions, 'a fitting one among the first five').toBeGreaterThanOrEqual(0.95)
    expect(inThree / questions, 'a fitting one among the first three').toBeGreaterThanOrEqual(0.9)
    expect(fitting / told, 'of the first three that are claimed to fit').toBeGreaterThanOrEqual(0.8)
    expect(told / questions, 'claims to have found something').toBeGreaterThanOrEqual(0.9)
  })
})

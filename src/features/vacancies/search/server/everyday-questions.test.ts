import { describe, expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { openIn, questionsOf } from '#src/testing/everyday-questions.ts'

const { get } = await startTestApp({ template: demoTemplate })

/** Sites of each kind, each with different content, and the center of each. */
const sites = { vrijwilligersbank: 'zutphen', vrijwilligerspunt: 'ede', oldebroek: 'oldebroek', demo: 'harderwijk' }
type Row = { attributes: { title: string }; meta?: { isNear?: boolean } }

async function ask(site: string, q: string): Promise<Row[]> {
  const { status, body } = await get(`/api/v1/vacancies/search?${new URLSearchParams({ 'filter[search]': q, 'page[size]': '5' })}`, {
    host: `${site}.localhost`,
  })
  expect([q, status]).toEqual([q, 200])
  return body.data as Row[]
}

/** Of the first five. Small sets with questions about times, whose answers change with the dates of the demo content. */
const goals: Partial<Record<string, number>> = { closed: 0.93, fresh: 0.92 }

describe.each([
  ['everyday', 'nl', 100],
  ['everyday', 'en', 100],
  ['resident', 'nl', 80],
  ['resident', 'en', 25],
  ['later', 'nl', 40],
  ['later', 'en', 10],
  ['title', 'nl', 50],
  ['title', 'en', 150],
  ['spoken', 'nl', 50],
  ['spoken', 'en', 75],
  ['unseen', 'nl', 50],
  ['unseen', 'en', 75],
  ['phone', 'nl', 130],
  ['phone', 'en', 100],
  ['visitor', 'nl', 150],
  ['visitor', 'en', 75],
  ['structured', 'nl', 100],
  ['structured', 'en', 70],
  ['closed', 'nl', 100],
  ['closed', 'en', 70],
  ['fresh', 'nl', 80],
  ['fresh', 'en', 55],
  ['stranger', 'nl', 130],
  ['stranger', 'en', 55],
] as const)('the %s questions in %s, in every town', (set, language, least) => {
  test('an everyday question finds something that fits, first, and little else', { timeout: 240_000 }, async () => {
    const figures = { asked: 0, inFive: 0, inThree: 0, told: 0, fitting: 0 }
    const missed: string[] = []
    for (const [site, center] of Object.entries(sites)) {
      const open = openIn(center)
      for (const { q, fits } of questionsOf(set).filter((one) => one.language === language)) {
        const titles = open.filter(fits).map(({ title }) => title)
        if (titles.length === 0) continue
        const rows = await ask(site, q)
        const isFitting = ({ attributes }: Row) => titles.includes(attributes.title)
        const found = rows.filter(({ meta }) => !meta?.isNear).slice(0, 3)
        figures.asked++
        if (rows.some(isFitting)) figures.inFive++
        else missed.push(`${center}: ${q}`)
        if (rows.slice(0, 3).some(isFitting)) figures.inThree++
        if (found.length > 0) figures.told++
        if (found.length > 0) figures.fitting += found.filter(isFitting).length / found.length
      }
    }
    const { asked, inFive, inThree, told, fitting } = figures
    expect(asked).toBeGreaterThan(least)
    expect(inFive / asked, `a fitting one among the first five; not for ${missed.join(', ')}`).toBeGreaterThanOrEqual(goals[set] ?? 0.95)
    expect(inThree / asked, 'a fitting one among the first three').toBeGreaterThanOrEqual(0.9)
    expect(fitting / told, 'of the first three that are claimed to fit').toBeGreaterThanOrEqual(0.8)
  })
})

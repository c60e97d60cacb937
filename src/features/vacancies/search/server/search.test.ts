import { describe, expect, test } from 'vitest'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { groupsOf } from '#kernel/search/search.ts'
import { findPlaces } from '#features/places/server/find.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'
import { days } from '#features/vacancies/model/whole-dayparts.ts'
import { today } from '#kernel/i18n/dates.ts'

const { get, db } = await startTestApp({ template: demoTemplate })
const zutphen = { host: 'vrijwilligersbank.localhost' }

const search = async (query: Record<string, string>, sent = zutphen) => await get(`/api/v1/vacancies/search?${new URLSearchParams(query)}`, sent)
const titles = (answer: Awaited<ReturnType<typeof get>>): string[] => answer.body.data.map((one: any) => one.attributes.title)

/** The filter codes of a vacancy, computed independently from its attributes. */
function codesIn(vacancy: any): Record<'theme' | 'whom' | 'daypart' | 'commitment' | 'experience' | 'dutch' | 'suitable' | 'expenses', string[]> {
  const { themes, targetGroups, dayparts, commitment, requirements, expectations, languageLevel, suitableFor, expenses } = vacancy
  const asks = /ervar|diploma|opgeleid/i.test(expectations.join(' ')) || requirements.includes('driving_licence') || requirements.includes('first_aid')
  return {
    theme: themes,
    whom: targetGroups,
    daypart: [...dayparts, ...dayparts.flatMap((one: string) => one.split('_'))],
    commitment: [commitment],
    experience: asks ? [] : ['none'],
    dutch: ['A1', 'A2', 'B1'].filter((level) => languageLevel !== null && languageLevel <= level),
    suitable: suitableFor,
    expenses: expenses === 'none' ? [] : ['paid'],
  }
}

describe('words', () => {
  test('find other forms of themselves', async () => {
    const one = await search({ 'filter[search]': 'buren zutphen' })
    const other = await search({ 'filter[search]': 'buur zutphen' })
    expect(one.body.meta.total).toBeGreaterThan(0)
    expect(titles(other).toSorted()).toEqual(titles(one).toSorted())
  })

  test('show what is newest, as near, when no vacancy has them', async () => {
    const { body } = await search({ 'filter[search]': 'qwxzkj vvbbqq' })
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.data.every((one: any) => one.meta?.isNear)).toBe(true)
    expect(body.meta.exact).toBe(0)
  })

  test('leave everything that is not refused, when no vacancy has the others', async () => {
    const refused = await search({ 'filter[search]': 'geen ouderen' })
    const { body } = await search({ 'filter[search]': 'geen ouderen, qwxzkj vvbbqq' })
    expect(body.meta.exact).toBeGreaterThan(0)
    expect(body.meta.exact).toBe(refused.body.meta.exact ?? refused.body.meta.total)
  })

  test('find while the last one is half typed', async () => {
    const whole = titles(await search({ 'filter[search]': 'tuinieren' }))
    expect(whole.length).toBeGreaterThan(3)
    expect(titles(await search({ 'filter[search]': 'tuini' }))).toEqual(whole)
  })

  test('find in spite of a typing error', async () => {
    const [title] = titles(await search({ sort: 'title' })) as [string]
    const word = title.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0]!
    const missingOne = word.slice(0, word.length - 3) + word.slice(word.length - 2)
    expect(titles(await search({ 'filter[search]': missingOne, 'page[size]': '100' })), missingOne).toContain(title)
  })

  test('find an organization by its name, with a word of its vacancy beside it', async () => {
    const { body } = await search({ include: 'organization', 'page[size]': '1' })
    const organization = body.included.find((one: any) => one.type === 'organizations')
    const found = await search({ 'filter[search]': organization.attributes.name })
    expect(found.body.data.map((one: any) => one.relationships.organization.data.id)).toContain(organization.id)
  })

  test.each([`'`, `"`, '&', '!', '(', ')', ':*', '\\', '%', '_', '&&|| <->', "a' & b:*", '<script>', '🙂', 'ليلى', 'x'.repeat(256), 'de', '- -', '\u00a0'])(
    '%j are never an error',
    async (words) => {
      expect((await search({ 'filter[search]': words })).status).toBe(200)
    },
  )

  test('more of them than anybody types are told, and do no harm', async () => {
    expect((await search({ 'filter[search]': 'x'.repeat(10_000) })).status).toBe(414)
    expect((await search({ 'filter[search]': 'x'.repeat(300) })).status).toBe(400)
    expect((await search({ 'filter[search]': 'kinderen ouderen dieren tuin sport taal museum koken '.repeat(4) })).status).toBe(200)
  })

  test('that find little bring what is near, after it and told apart, with themes to go on with', async () => {
    const { data, meta } = (await search({ 'filter[search]': 'penningmeester' })).body
    expect(meta).toMatchObject({ exact: 0, total: data.length })
    expect(data.map((one: any) => one.meta.isNear)).toEqual(data.map(() => true))
    expect(data[0].attributes.title).toContain('bestuur')
    expect(meta.nearThemes).toHaveLength(3)
    expect((await search({ 'filter[search]': 'kinderen' })).body.meta.nearThemes).toBeUndefined()
  })
})

describe('a question with parts', () => {
  const all = async (q: string) => (await search({ 'filter[search]': q, 'page[size]': '100', sort: 'relevance' })).body

  test('leaves out what is refused, and is certain of the rest', async () => {
    const [refused, wished] = [await all('niet met kinderen'), await all('kinderen')]
    expect(refused.meta.exact).toBe(refused.data.length)
    expect(refused.data.length).toBeGreaterThan(10)
    const idsOf = (body: any) => body.data.filter((one: any) => !one.meta?.isNear).map((one: any) => one.id)
    expect(idsOf(refused).filter((id: string) => idsOf(wished).includes(id))).toEqual([])
    for (const { attributes } of refused.data) expect(attributes.targetGroups).not.toContain('children')
    // Beside a wish too.
    for (const { attributes } of (await all('iets in de natuur, niet met kinderen')).data) expect(attributes.targetGroups).not.toContain('children')
  })

  test('keeps what can be done on another day than the one that is refused', async () => {
    const { data } = await all('niet op maandag')
    const days = data.map((one: any) => one.attributes.dayparts as string[])
    expect(days.filter((some: string[]) => some.length > 0 && some.every((daypart) => daypart.startsWith('mon')))).toEqual([])
    expect(days.some((some: string[]) => some.some((daypart) => daypart.startsWith('mon')))).toBe(true)
  })

  test('counts a refusal in the filters', async () => {
    const { meta } = await all('niet met kinderen')
    expect(meta.facets.whom.children).toBeUndefined()
  })

  test('tells how it was read, with what is left without each part', async () => {
    expect((await all('iets met dieren op zaterdag maar niet met kinderen')).meta.understood).toEqual([
      { kind: 'wish', nl: 'dieren', en: 'dieren', without: 'iets met op zaterdag maar niet met kinderen' },
      { kind: 'time', nl: 'zaterdag', en: 'Saturday', without: 'iets met dieren maar niet met kinderen' },
      { kind: 'refusal', nl: 'kinderen', en: 'kinderen', without: 'iets met dieren op zaterdag' },
    ])
    expect((await search({})).body.meta.understood).toBeUndefined()
  })

  test('finds by date what is in the days of a feast', async () => {
    const { data } = await all('in de kerstvakantie')
    const found = data.filter((one: any) => !one.meta?.isNear)
    expect(found.map((one: any) => one.attributes.title).join()).not.toBe('')
    for (const { attributes } of found)
      expect(/kerst/i.test(JSON.stringify(attributes)) || /-12-(1[89]|2\d|3[01])|-01-0[1-4]/.test(attributes.startDate ?? ''), attributes.title).toBe(true)
  })
})

describe('filters', () => {
  test('of one group widen, of two groups narrow', async () => {
    const total = async (query: Record<string, string>): Promise<number> => (await search(query)).body.meta.total
    const nature = await total({ 'filter[with_theme]': 'nature' })
    const both = await total({ 'filter[with_theme]': 'nature,care' })
    const narrow = await total({ 'filter[with_theme]': 'nature,care', 'filter[commitment]': 'recurring' })
    expect(both).toBeGreaterThan(nature)
    expect(narrow).toBeLessThan(both)
    expect(narrow).toBeGreaterThan(0)
  })

  test('have numbers beside them that come true when they are chosen', async () => {
    const { body } = await search({ 'filter[commitment]': 'recurring' })
    for (const [theme, number] of Object.entries(body.meta.facets.theme))
      expect((await search({ 'filter[commitment]': 'recurring', 'filter[with_theme]': theme })).body.meta.total, theme).toBe(number)
    const flexible = await search({ 'filter[commitment]': 'flexible' })
    expect(flexible.body.meta.facets.commitment).toEqual(body.meta.facets.commitment)
    expect(flexible.body.meta.total).toBe(body.meta.facets.commitment.flexible)
  })

  test.each(groupsOf(vacancySearch))('of the group %s find what has the code, and only that', async (name, { filter, known }) => {
    let found = 0
    for (const code of known) {
      const { body } = await search({ [`filter[${filter}]`]: code, 'page[size]': '5' })
      for (const { attributes } of body.data) expect(codesIn(attributes)[name as keyof ReturnType<typeof codesIn>]).toContain(code)
      found += body.data.length
    }
    expect(found).toBeGreaterThan(0)
  })

  test('of what makes it possible for somebody narrow, each of them', async () => {
    const total = async (query: Record<string, string>): Promise<number> => (await search(query)).body.meta.total
    const [wheelchair, paid] = [{ 'filter[with_suitable_for]': 'wheelchair' }, { 'filter[with_expenses]': 'paid' }]
    const both = await total({ ...wheelchair, ...paid })
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThan(Math.min(await total(wheelchair), await total(paid)))
  })

  test('of a whole day find what any part of it finds, and so does a part of every day', async () => {
    const ids = async (moments: string) =>
      (await search({ 'filter[with_daypart]': moments, 'page[size]': '200' })).body.data.map((one: any) => one.id).toSorted()
    expect(await ids('sat')).toEqual(await ids('sat_morning,sat_afternoon,sat_evening'))
    expect(await ids('evening')).toEqual(await ids(days.map((day) => `${day}_evening`).join(',')))
    expect((await ids('sat')).length).toBeGreaterThan(0)
  })

  test('show open work alone', async () => {
    const { body } = await search({ 'page[size]': '200' })
    expect(body.data.length).toBe(body.meta.total)
    for (const { attributes } of body.data) expect(attributes).toMatchObject({ status: 'published' })
    for (const { attributes } of body.data) expect(attributes.validThrough >= today()).toBe(true)
  })

  test.each([
    [{ 'filter[with_theme]': 'nonsense' }, 'filter[with_theme]', 'invalid_filter_value'],
    [{ 'filter[place]': 'Nergenshuizen' }, 'filter[place]', 'invalid_filter_value'],
    [{ 'filter[km]': '-3' }, 'filter[km]', 'invalid_filter_value'],
    [{ 'filter[near]': '52,6,x' }, 'filter[near]', 'invalid_filter_value'],
    [{ 'filter[colour]': 'red' }, 'filter[colour]', 'unknown_filter'],
    [{ sort: 'price' }, 'sort', 'unsupported_sort'],
    [{ colour: 'red' }, 'colour', 'unknown_parameter'],
  ])('%j is told', async (query, parameter, code) => {
    const { status, body } = await search(query as unknown as Record<string, string>)
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ code, source: { parameter } })
  })
})

test('a place that nobody knows is named in the language of the reader', async () => {
  const detailIn = async (language: string) =>
    (await get('/api/v1/vacancies/search?filter[place]=Nergenshuizen', { headers: { 'accept-language': language } })).body.errors[0].detail
  expect(await detailIn('nl')).toBe('Nergenshuizen is geen plaats of postcode die wij kennen')
  expect(await detailIn('en')).toBe('Nergenshuizen is not a town or postcode we know')
})

describe('a place', () => {
  test('puts the nearest first and says how far it is', async () => {
    const { body } = await search({ 'filter[place]': 'Warnsveld', sort: 'distance', 'page[size]': '100' })
    expect(body.meta.place).toMatchObject({ name: 'Warnsveld' })
    const distances: number[] = body.data.map((one: any) => one.meta.distanceKm).filter((km: number | null) => km !== null)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  test('leaves out what is too far, and keeps what is done from home', async () => {
    const { body } = await search({ 'filter[near_postcode]': '7231 AB,3', 'page[size]': '100' })
    for (const one of body.data) expect(one.meta.distanceKm === null ? one.attributes.locationMode === 'remote' : one.meta.distanceKm <= 3).toBe(true)
    expect(body.data.some((one: any) => one.attributes.locationMode === 'remote')).toBe(true)
    expect(body.meta.total).toBeLessThan((await search({})).body.meta.total)
  })

  test('is known by its other names', async () => {
    const center = centerId('oldebroek')
    const findOne = async (typed: string) => (await findPlaces(db, center, typed))[0]
    expect(await findOne("'s-Gravenhage")).toMatchObject({ name: 'Den Haag' })
    expect(await findOne('’t loo')).toMatchObject({ municipality: 'Oldebroek' })
    expect(await findOne('ZUTPHEN')).toMatchObject({ name: 'Zutphen' })
    expect(await findOne('8096ab')).toMatchObject({ postcode4: '8096' })
    expect(await findOne('9999')).toBeUndefined()
    expect(await findOne('9999 Nergens')).toBeUndefined()
    for (const typed of ['7201 Zutphen', '7201AB, Zutphen']) expect(await findOne(typed), typed).toMatchObject({ postcode4: '7201' })
  })

  test('is the one near the center when two have its name, and tells the other', async () => {
    const place = async (typed: string) => (await search({ 'filter[place]': typed })).body.meta.place
    expect(await place('hengelo')).toMatchObject({ name: 'Hengelo, Bronckhorst', namesakes: ['Hengelo, Hengelo'] })
    expect(await place('Hengelo, Hengelo')).toMatchObject({ name: 'Hengelo, Hengelo', lat: 52.266, namesakes: [] })
    expect(await place('Zutphen')).toMatchObject({ name: 'Zutphen', namesakes: [] })
    expect(await place('7201 Zutphen')).toMatchObject({ name: 'Zutphen', namesakes: [] })
  })
})

test('pages follow each other without a gap or a double', async () => {
  const page = async (number: number) => (await search({ sort: 'title', 'page[number]': String(number), 'page[size]': '10' })).body
  const ids = (await Promise.all([1, 2, 3].map(page))).flatMap(({ data }) => data.map((one: any) => one.id))
  expect(new Set(ids).size).toBe(30)
  expect((await page(1)).links.next).toContain('page%5Bnumber%5D=2')
})

test('Oldebroek never finds what Zutphen offers', async () => {
  const here = (await search({ 'page[size]': '200' })).body.data.map((one: any) => one.id)
  const there = (await search({ 'page[size]': '200' }, { host: 'oldebroek.localhost' })).body.data.map((one: any) => one.id)
  expect(there.filter((id: string) => here.includes(id))).toEqual([])
})

test('a vacancy has three others to offer, of its theme and open', async () => {
  const { data } = (await search({ 'page[size]': '5' })).body
  const { status, body } = await get(`/api/v1/vacancies/${data[0].id}/alternatives?include=organization`, zutphen)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(3)
  expect(body.data.map((one: any) => one.id)).not.toContain(data[0].id)
  for (const one of body.data) expect(one.attributes.themes.some((theme: string) => data[0].attributes.themes.includes(theme))).toBe(true)
  expect((await get('/api/v1/vacancies/01930001-0000-7000-8000-000000000030/alternatives', zutphen)).status).toBe(404)
})

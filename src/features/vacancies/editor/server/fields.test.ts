import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { tileCodes } from '#features/organizations/model/theme-tiles.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import type { alwaysWaiting, waitingUnlessSmall } from '#features/vacancies/moderation/what-waits.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { activityCodes, requirementCodes, skillCodes, targetGroups } from '#features/vacancies/model/states.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { activityWords, skillWords } from '#features/vacancies/model/work-words.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db, get } = await startTestApp()
const { act, create, update, run, made, published, headers } = vacancyCalls({ call, as, db })
const codeOf = ({ body }: { body: any }) => body.errors[0].code
const apply = async (vacancyId: string, who = 'vrijwilliger') =>
  await call('POST', '/api/v1/applications', {
    headers: await headers(who),
    body: {
      data: {
        type: 'applications',
        attributes: { motivation: 'Ik kom graag helpen.', consent_share: true },
        relationships: { vacancy: { data: { type: 'vacancies', id: vacancyId } } },
      },
    },
  })
const found = async (q: string): Promise<string[]> =>
  (await get(`/api/v1/vacancies/search?filter[search]=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: string }) => id)
const firsts = async (town = 'demo'): Promise<string[]> =>
  (await get('/api/v1/vacancies?filter[first]=true', { host: `${town}.localhost` })).body.data.map(({ id }: { id: string }) => id)

test('the search knows kinds of work and skills by the words of the editor', async () => {
  for (const [codes, words] of [
    [activityCodes, activityWords],
    [skillCodes, skillWords],
  ] as const)
    for (const code of codes) {
      const [row] = await run(
        sql<{ nl: string; en: string }>`select work_words(array[${code}::text], 'nl') as nl, work_words(array[${code}::text], 'en') as en`,
      )
      expect(row).toEqual(words[code as keyof typeof words])
    }
})

test('the search knows whom the work helps by the words of the editor', async () => {
  for (const code of targetGroups) {
    const [row] = await run(
      sql<{ nl: string; en: string }>`select group_words(array[${code}::text], 'nl') as nl, group_words(array[${code}::text], 'en') as en`,
    )
    expect(row).toEqual(targetGroupWords[code])
  }
})

test('whom the work helps can be filtered by, is counted, and is found by its words in both languages', async () => {
  const one = await published({ ...complete, title: 'Samen naar het loket', target_groups: ['newcomers', 'carers'] })
  const filtered = async (groups: string) => (await get(`/api/v1/vacancies/search?filter[with_target_group]=${groups}&page[size]=50`)).body
  const { data, meta } = await filtered('carers')
  expect(data.map(({ id }: { id: string }) => id)).toContain(one)
  expect(data.every((found: any) => found.attributes.targetGroups.includes('carers'))).toBe(true)
  expect(meta.facets.whom.carers).toBe(data.length)
  expect((await filtered('lhbtiq')).data.map(({ id }: { id: string }) => id)).not.toContain(one)
  expect((await get('/api/v1/vacancies/search?filter[with_target_group]=martians')).status).toBe(400)
  for (const q of ['mantelzorgers', 'family carers', 'vluchtelingen', 'newcomers']) expect(await found(q)).toContain(one)
})

test('more than four groups, or one that there is not, are refused at the field', async () => {
  for (const groups of [targetGroups.slice(0, 5), ['martians']]) {
    const { status, body } = await create('lid', { title: 'Voor iedereen', target_groups: groups })
    expect([status, body.errors[0].source.pointer]).toEqual([422, '/data/attributes/target_groups'])
  }
})

test('the tile beside it may be that of a kind of work, and every tile has a picture of its own', async () => {
  const one = await made('lid', { ...complete, tile: 'driving' })
  expect((await update('lid', one, { tile: 'nature' })).body.data.attributes.tile).toBe('nature')
  expect((await update('lid', one, { tile: 'gardening' })).body.data.attributes.tile).toBe('gardening')
  expect((await update('lid', one, { tile: 'spaceship' })).status).toBe(422)
  expect(new Set(tileCodes.map((code) => tileOf([code]).tile)).size).toBe(tileCodes.length)
})

test('the example that a vacancy began with stays, its copy has it too, and visitors are not told', async () => {
  const one = await published({ ...complete, template_id: 'language_buddy', target_groups: ['newcomers'] })
  expect((await update('lid', one, { template_id: 'driver' })).body.data.attributes.templateId).toBe('language_buddy')
  expect((await act('lid', one, 'duplicate')).body.data.attributes).toMatchObject({ templateId: 'language_buddy', targetGroups: ['newcomers'] })
  expect((await get(`/api/v1/vacancies/${one}`)).body.data.attributes).not.toHaveProperty('templateId')
  expect((await create('lid', { title: 'Uit het niets', template_id: 'nothing' })).status).toBe(422)
  const begun = await call('GET', '/api/v1/vacancies?filter[template_id_eq]=language_buddy', { headers: await headers('lid') })
  expect(begun.body.data.map(({ id }: { id: string }) => id)).toContain(one)
})

test('what comes in handy is found by its words, in Dutch and in English', async () => {
  const one = await published({ ...complete, title: 'Helpen in het buurthuis', activities: ['gardening', 'media'], skills: ['translating', 'patience'] })
  expect((await get(`/api/v1/vacancies/${one}`)).body.data.attributes).toMatchObject({
    activities: ['gardening', 'media'],
    skills: ['translating', 'patience'],
  })
  for (const q of ['vertalen', 'translating', 'sociale media', 'geduld']) expect(await found(q)).toContain(one)
})

test('more kinds of work than four, or one that there is not, are refused at the field', async () => {
  const { status, body } = await create('lid', { title: 'Te veel', activities: activityCodes.slice(0, 5), skills: ['juggling'] })
  expect(status).toBe(422)
  expect(body.errors.map(({ source }: any) => source.pointer)).toEqual(['/data/attributes/activities', '/data/attributes/skills'])
})

test('where one applies elsewhere nobody can apply here, and is told where', async () => {
  const externalApplyUrl = 'https://doemee.voorbeeld.nl/kom?wie=jij'
  const one = await published({ ...complete, externalApplyUrl })
  const refused = await apply(one)
  expect([refused.status, codeOf(refused), refused.body.errors[0].meta.url]).toEqual([409, 'applies_elsewhere', externalApplyUrl])
  // Center staff cannot apply on somebody's behalf either.
  expect(codeOf(await apply(one, 'coordinator'))).toBe('applies_elsewhere')
  expect(await run(sql`select from applications where vacancy_id = ${one}`)).toEqual([])
})

test('an address that runs something, is not secret on its way or carries a password is refused', async () => {
  for (const address of [
    'javascript:alert(1)',
    'http://doemee.voorbeeld.nl',
    'https://doemee.nl@voorbeeld.org',
    'data:text/html,x',
    `https://voorbeeld.nl/${'a'.repeat(500)}`,
  ])
    expect((await create('lid', { title: 'Elders', external_apply_url: address })).status).toBe(422)
})

const changes: Record<(typeof alwaysWaiting)[number] | (typeof waitingUnlessSmall)[number], unknown> = {
  title: 'Iets heel anders doen',
  summary: 'Iets heel anders, elke week een uur',
  description: complete.description.toUpperCase(),
  requirements: [requirementCodes[0]],
  tasks: ['Thee zetten'],
  expectations: ['Op tijd zijn'],
  externalApplyUrl: 'https://elders.voorbeeld.nl',
}
test.each(Object.entries(changes))('with another %s the center looks again, as the form says beforehand', async (name, value) => {
  const one = await published()
  expect((await update('lid', one, { [name]: value })).body.data.attributes.status).toBe('pending')
  // The form compares what is typed with what was there, by the name of its input.
  expect(Object.keys(editorForm.inputs)).toContain(name)
})

test('the center puts a vacancy first for two weeks, tells it in the history, and takes it back', async () => {
  const one = await published()
  const { body } = await act('coordinator', one, 'put_first')
  expect(body.data.attributes.priorityUntil).toBe(addDays(today(), 13))
  expect(body.data.meta.permissions).toContain('put_back')
  expect(await firsts()).toEqual([one])
  const undone = await call('PUT', `/api/v1/operations/${body.data.meta.undo.id}/undo`, { headers: await headers('coordinator') })
  expect(undone.status).toBe(200)
  expect(await firsts()).toEqual([])

  await act('centerbeheerder', one, 'put_first', { priority_until: addDays(today(), 27) })
  expect((await act('coordinator', one, 'put_back')).body.data.attributes.priorityUntil).toBeNull()
  expect((await act('coordinator', one, 'put_back')).status).toBe(200)
  const deeds = await run(sql<{ action: string }>`select action from audit_events where subject_id = ${one} and action like 'vacancy.put%' order by at, id`)
  expect(deeds.map(({ action }) => action)).toEqual(['vacancy.put_first', 'vacancy.put_first', 'vacancy.put_back'])
})

test('first is no place for long, nor for a day that is over, nor for what cannot be seen', async () => {
  const one = await published()
  expect(codeOf(await act('coordinator', one, 'put_first', { priority_until: addDays(today(), 28) }))).toBe('first_too_long')
  expect(codeOf(await act('coordinator', one, 'put_first', { priority_until: addDays(today(), -1) }))).toBe('not_later')
  const draft = await made()
  expect(codeOf(await act('coordinator', draft, 'put_first'))).toBe('invalid_transition')
  // Nor by writing the attribute, on creation or later.
  for (const who of ['lid', 'beheerder']) expect((await update(who, one, { priority_until: addDays(today(), 3) })).status).toBe(403)
  expect((await create('coordinator', { title: 'Meteen vooraan', priority_until: addDays(today(), 3) })).status).toBe(409)
})

test('neither an organization nor the center of another town puts anything first', async () => {
  const one = await published()
  for (const who of ['lid', 'beheerder', 'redacteur', 'vrijwilliger']) expect((await act(who, one, 'put_first')).status).toBe(403)
  expect((await act(null, one, 'put_first')).status).toBe(401)
  const other = await call('PUT', `/api/v1/vacancies/${id.gardening('oldebroek')}/put_first`, { headers: await headers('coordinator'), body: {} })
  expect(other.status).toBe(404)
})

test('of eleven the last is too many, until one that is paused makes room', async () => {
  const all: string[] = []
  for (let n = 0; n < 11; n++) all.push(await published())
  for (const one of all.slice(0, 10)) expect((await act('coordinator', one, 'put_first')).status).toBe(200)
  const refused = await act('coordinator', all[10]!, 'put_first')
  expect([refused.status, codeOf(refused), refused.body.errors[0].meta.count]).toEqual([409, 'too_many_first', 10])
  expect((await act('coordinator', all[0]!, 'put_first')).status).toBe(200)
  await act('coordinator', all[0]!, 'pause')
  expect(await firsts()).not.toContain(all[0])
  expect((await act('coordinator', all[10]!, 'put_first')).status).toBe(200)
})

test('a copy takes the work, the skills and the address along, and does not stand first', async () => {
  const one = await published({ ...complete, activities: ['company'], skills: ['listening'], external_apply_url: 'https://voorbeeld.nl/a' })
  await run(sql`update vacancies set priority_until = ${today()} where id = ${one}`)
  const { attributes } = (await act('lid', one, 'duplicate')).body.data
  expect(attributes).toMatchObject({ activities: ['company'], skills: ['listening'], externalApplyUrl: 'https://voorbeeld.nl/a', priorityUntil: null })
})

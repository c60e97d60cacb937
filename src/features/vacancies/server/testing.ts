import { sql } from 'kysely'
import { addDays, today } from '#kernel/i18n/dates.ts'
import type { Answer, TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const sentence = 'Je komt een uur per week langs, zet thee en luistert. '

/** The attributes a vacancy of the demo school needs before it can be submitted. */
export const complete = {
  title: 'Koffie schenken in de aula',
  summary: 'Een uur per week koffie en een praatje',
  description: sentence.repeat(4),
  themes: ['elderly'],
  commitment: 'recurring',
  location_mode: 'on_site',
  address: { street: 'Markt', house_number: '3', postcode: '7201 AB', city: 'Zutphen' },
  dayparts: ['tue_morning'],
  valid_through: addDays(today(), 60),
}

/** Calls that tests of vacancies share, made as somebody of the demo town. */
export function vacancyCalls({ call, as, db }: Pick<TestApp, 'call' | 'as' | 'db'>) {
  const headersOf = new Map<string, Promise<Record<string, string>>>()
  const headers = async (who: string | null) => {
    if (who === null) return {}
    if (!headersOf.has(who)) headersOf.set(who, as(who.includes('@') ? who : `${who}@demo.example`))
    return await headersOf.get(who)!
  }
  const path = '/api/v1/vacancies'
  const relation = (type: string, one: string | null) => ({ data: one === null ? null : { type, id: one } })
  const create = async (who: string | null, attributes: object, organization: string = id.school('demo')): Promise<Answer> =>
    await call('POST', path, {
      headers: await headers(who),
      body: { data: { type: 'vacancies', attributes, relationships: { organization: relation('organizations', organization) } } },
    })
  const update = async (who: string | null, one: string, attributes: object, more: { related?: object; ifMatch?: string } = {}): Promise<Answer> =>
    await call('PATCH', `${path}/${one}`, {
      headers: { ...(await headers(who)), ...(more.ifMatch && { 'if-match': more.ifMatch }) },
      body: { data: { type: 'vacancies', id: one, attributes, ...(more.related && { relationships: more.related }) } },
    })
  const act = async (who: string | null, one: string, verb: string, attributes: object = {}): Promise<Answer> =>
    await call('PUT', `${path}/${one}/${verb}`, { headers: await headers(who), body: { data: { type: 'vacancies', id: one, attributes } } })
  const run = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
  const made = async (who = 'lid', attributes: object = complete): Promise<string> => {
    const { status, text, body } = await create(who, attributes)
    if (status !== 201) throw new Error(`No vacancy was made: ${status} ${text}`)
    return body.data.id
  }
  const published = async (attributes: object = complete): Promise<string> => {
    const one = await made('lid', attributes)
    await act('lid', one, 'submit')
    await act('coordinator', one, 'publish')
    return one
  }
  const mails = async (kind = 'vacancy.%') =>
    await run(sql<{ kind: string; address: string }>`select kind, address from outbox where kind like ${kind} order by created_at, address`)
  return { create, update, act, run, made, published, mails, headers, relation }
}

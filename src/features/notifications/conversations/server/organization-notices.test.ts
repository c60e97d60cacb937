import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { organizationConversationMails } from './message-notices.ts'

const { call, get, as, db } = await startTestApp()
const school = id.school('demo')
const [wim, johan, marijke] = await Promise.all(['coordinator', 'beheerder', 'lid'].map((name) => as(`${name}@demo.example`)))

type Queued = { address: string; facts: Parameters<(typeof organizationConversationMails)['organization.asked']>[0] }
const asks = async (message: string) =>
  await call('PUT', `/api/v1/organizations/${school}/ask`, {
    headers: wim!,
    body: { data: { type: 'organizations', id: school, attributes: { message } } },
  })
const queued = async () =>
  await db.inCenter(id.center('demo'), async (tx) => {
    const { rows } = await sql<Queued>`select address, facts from outbox where kind = 'organization.asked' order by created_at, address`.execute(tx)
    return rows
  })

test('what the center asks the school reaches Marijke too while Johan, its admin, is away, each time: she answers by mail, for only admins read the talk', async () => {
  await asks('Hoeveel kinderen zijn er?')
  expect((await queued()).map(({ address }) => address)).toEqual(['beheerder@demo.example'])
  await call('POST', '/api/v1/absences', {
    headers: johan!,
    body: {
      data: {
        type: 'absences',
        attributes: { startsOn: today(), backOn: addDays(today(), 7) },
        relationships: { substitute: { data: { type: 'users', id: id.person('demo', 'lid') } } },
      },
    },
  })
  await asks('Zijn jullie verzekerd?')
  await asks('En hoe heet de penningmeester?')
  const stoodIn = (await queued()).filter(({ address }) => address === 'lid@demo.example')
  expect(stoodIn.map(({ facts }) => facts.body)).toEqual(['Zijn jullie verzekerd?', 'En hoe heet de penningmeester?'])
  const mail = organizationConversationMails['organization.asked'](stoodIn[0]!.facts, 'nl', { email: 'centrum@demo.example' } as never)
  expect(mail.paragraphs).toEqual(expect.arrayContaining(['Zijn jullie verzekerd?', expect.stringContaining('Beantwoord deze e-mail')]))
  expect([mail.button, mail.why]).toEqual([undefined, 'Je krijgt deze e-mail omdat Johan weg is en jij zolang antwoordt voor De Brug.'])
  expect((await get('/api/v1/conversations?filter[subject_type_eq]=organization', { headers: marijke! })).body.data).toEqual([])
})

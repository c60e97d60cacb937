import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { askHowItGoes } from '#features/one-on-one/check-ins/server/ask-how-it-goes.ts'
import { endMatchesByDay } from '#features/one-on-one/check-ins/server/end-by-day.ts'
import { forgetMatches } from '#features/one-on-one/check-ins/server/forget-matches.ts'
import { sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { pairsOf } from '#features/one-on-one/matches/server/testing.ts'
import { currentDate } from '#src/testing/current-date.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'

const app = await startTestApp({ template: sharingCenters })
const { put, send, read, run, mails, forget, people, ask, active, meeting, seenBy, say, post, host, center } = await pairsOf(app)
const { kees, fatima, wim, sanne, marijke } = people

beforeEach(forget)
const job = async (work: (tx: Tx, centerId: string, now: Date) => Promise<void>, days = 0) =>
  await app.db.inCenter(center, (tx) => work(tx, center, new Date(Date.now() + days * 86_400_000)))
/** So many days ago it began. */
const ago = async (match: string, days: number) => {
  await run(sql`update help_matches set starts_on = ${currentDate} - ${days}::integer, review_on = ${currentDate} - ${days}::integer + 182 where id = ${match}`)
  await run(sql`update help_check_ins set due_on = due_on - ${days}::integer where match_id = ${match}`)
}
const links = async () =>
  (await mails()).filter(({ kind }) => kind.startsWith('help.check_in')).map(({ kind, address, facts }) => ({ kind, address, link: facts.link as string }))
const open = async (link: string, at = host) => await app.get(`/api/v1${link}`, { host: at })
const press = async (link: string, act: string, words = '', at = host) =>
  await app.call('POST', `/api/v1${link}`, { host: at, body: { data: { type: 'forms', attributes: { act, words: { words: [words] } } } } })

test('after two weeks both are asked, once, and one press answers, once, at this site alone', async () => {
  const { match } = await active()
  await job(askHowItGoes)
  expect(await links()).toEqual([])
  await ago(match, 14)
  for (const _ of [1, 2]) await job(askHowItGoes)
  const asked = await links()
  expect(asked.map(({ address }) => address).toSorted()).toEqual(['tweede@arnhem.example', 'vrijwilliger@arnhem.example'])
  const { link } = asked.find(({ address }) => address.startsWith('tweede'))!
  const before = await run(sql`select to_jsonb(k) as row from help_check_ins k where match_id = ${match} order by id`)
  for (let at = 0; at < 20; at += 1)
    expect((await open(link)).body.meta.form).toMatchObject({ purpose: 'help.check_in', state: 'open', person: 'Kees', other: 'Fatima', answer: null })
  expect(await run(sql`select to_jsonb(k) as row from help_check_ins k where match_id = ${match} order by id`)).toEqual(before)
  expect((await open(link, 'oldebroek.localhost')).status).toBe(404)
  expect((await press(link, 'bad', '', 'oldebroek.localhost')).status).toBe(404)
  expect((await open('/forms/hulp-geraden')).status).toBe(404)
  expect((await press(link, 'iets')).body.meta.form.state).toBe('open')
  expect((await press(link, 'bad', 'Ze vraagt steeds om geld. 06-12345678')).body.meta.form).toMatchObject({ state: 'done', answer: 'bad' })
  expect((await press(link, 'good')).body.meta.form).toMatchObject({ state: 'done', answer: 'bad' })
  // The words are the coordinator's alone, and encrypted.
  const rows = await run(sql`select words from help_check_ins where match_id = ${match} and words is not null`)
  expect(rows.map(({ words }) => words.startsWith('v1.'))).toEqual([true])
  const seen = await read(wim, `help_check_ins?filter[match]=${match}`)
  expect(seen.body.data.map(({ attributes }: any) => attributes.words).filter(Boolean)).toEqual(['Ze vraagt steeds om geld. 06-12345678'])
  for (const who of [kees, fatima]) expect((await read(who, `help_check_ins?filter[match]=${match}`)).status).toBe(403)
  expect((await read(sanne, `help_check_ins?filter[match]=${match}`)).body.data).toEqual([])
  expect((await read(wim, 'todos')).text).toContain('Zei dat het niet goed gaat')
  const bad = seen.body.data.find(({ attributes }: any) => attributes.answer === 'bad').id
  expect((await send(wim, 'PUT', `help_check_ins/${bad}/handle`)).status).toBe(200)
  expect((await read(wim, 'todos')).text).not.toContain('Zei dat het niet goed gaat')
})

test('who is silent is asked once more after a week, and then the center is told; half a year later it is asked again', async () => {
  const { match } = await active()
  await ago(match, 14)
  await job(askHowItGoes)
  await job(askHowItGoes, 6)
  expect((await links()).length).toBe(2)
  for (const day of [7.1, 8]) await job(askHowItGoes, day)
  expect((await links()).map(({ kind }) => kind).toSorted()).toEqual(['help.check_in', 'help.check_in', 'help.check_in_again', 'help.check_in_again'])
  await run(sql`update help_check_ins set reminded_at = now() - interval '8 days' where reminded_at is not null`)
  expect((await read(wim, 'todos')).text).toContain('Geen antwoord op onze vraag')
  const [first] = (await read(wim, `help_check_ins?filter[match]=${match}`)).body.data
  expect((await send(wim, 'PUT', `help_check_ins/${first.id}/record`, { answer: 'good', words: 'Gebeld.' })).body.data.attributes.answer).toBe('good')
  expect((await send(wim, 'PUT', `help_check_ins/${first.id}/record`, { answer: 'bad' })).status).toBe(409)
  expect((await read(wim, 'todos')).text).not.toContain('Geen antwoord op onze vraag')
  await ago(match, 190)
  await job(askHowItGoes)
  const occasions = await run(sql`select distinct occasion from help_check_ins where match_id = ${match} order by 1`)
  expect(occasions.map(({ occasion }) => occasion)).toEqual(expect.arrayContaining(['half_year', 'two_weeks']))
})

test('a month without a word between them is told, and a message ends that', async () => {
  const { match, conversation } = await active()
  await ago(match, 40)
  await run(sql`update help_check_ins set due_on = due_on + 100 where match_id = ${match}`)
  expect((await read(wim, 'todos')).text).toContain('Een maand geen bericht')
  await say(kees, conversation, 'Hallo Fatima')
  expect((await read(wim, 'todos')).text).not.toContain('Een maand geen bericht')
})

test('two weeks before the last day both look back, on the day it ends, and after three months nothing is left of it', async () => {
  const { match, conversation } = await active()
  await say(kees, conversation, 'Canarie')
  await run(sql`update help_matches set ends_on = ${currentDate} + 14 where id = ${match}`)
  for (const _ of [1, 2]) await job(endMatchesByDay)
  expect((await seenBy(kees, match)).status).toBe('evaluating')
  expect((await mails()).filter(({ kind }) => kind === 'help.ending')).toHaveLength(2)
  await put(kees, match, 'evaluate', { words: 'Het was fijn.' })
  await job(endMatchesByDay, 15)
  expect(await seenBy(fatima, match)).toMatchObject({ status: 'ended', contact: null })
  await job(forgetMatches, 80)
  expect((await run(sql`select count(*)::int as n from messages m join conversations c on c.id = m.conversation_id where c.subject_id = ${match}`))[0].n).toBe(
    1,
  )
  await job(forgetMatches, 120)
  expect((await run(sql`select count(*)::int as n from conversations where subject_id = ${match}`))[0].n).toBe(0)
  expect((await run(sql`select message, evaluation, asker_user_id, helper_user_id, coordinator_id, status from help_matches where id = ${match}`))[0]).toEqual({
    message: null,
    evaluation: null,
    asker_user_id: null,
    helper_user_id: null,
    coordinator_id: null,
    status: 'ended',
  })
})

test('the desk shows who fits, with reasons and one thing that does not, and brings two people together', async () => {
  const request = await ask(kees, { isVulnerable: true, visibility: 'coordinator_only' })
  const offer = await ask(fatima, { kind: 'offer' })
  await ask(marijke, { kind: 'offer', category: 'garden' })
  const list = async () => (await read(wim, `help_requests/${request}/candidates`)).body.meta.candidates
  const [first, second] = await list()
  expect([first.firstName, first.reasons.map(({ kind }: any) => kind), first.mismatch]).toEqual(['Fatima', ['daypart', 'category', 'band'], { kind: 'vog' }])
  expect([second.firstName, second.reasons.map(({ kind }: any) => kind)]).toEqual(['Marijke', ['daypart', 'band']])
  const seeVog = async (who: typeof wim, seenOn: string) =>
    await send(who, 'POST', 'help_vog_checks', { seenOn }, { person: { data: { type: 'users', id: first.personId } } })
  const day = (days: number) => addDays(today(), days)
  expect((await seeVog(wim, day(3))).status).toBe(422)
  expect((await seeVog(wim, day(-3 * 366))).status).toBe(422)
  expect((await seeVog(fatima, day(-1))).status).toBe(403)
  expect((await seeVog(wim, day(-1040))).status).toBe(201)
  expect((await list())[0]).toMatchObject({ mismatch: { kind: 'vog_renew' } })
  expect((await read(fatima, 'help_vog_checks')).body.data).toHaveLength(1)
  expect((await read(kees, 'help_vog_checks')).body.data).toEqual([])
  // Without the daypart that reason is gone.
  await run(sql`update help_requests set dayparts = '{}' where id = ${offer}`)
  expect((await list())[0].reasons.map(({ kind }: any) => kind)).toEqual(['category', 'band', 'vog'])
  for (const who of [kees, fatima]) expect((await read(who, `help_requests/${request}/candidates`)).status).toBe(403)
  expect((await send(wim, 'PUT', `help_requests/${request}/propose`, { person: first.personId })).status).toBe(200)
  expect((await send(wim, 'PUT', `help_requests/${request}/propose`, { person: 'x' })).status).toBe(422)
  const [{ id: match }] = await run(sql`select id from help_matches where request_id = ${request}`)
  expect([(await put(fatima, match, 'meet')).status, (await put(kees, match, 'meet')).status]).toEqual([200, 200])
  expect((await list()).map(({ firstName }: any) => firstName)).toEqual(['Marijke'])
  // What is not on the site cannot be answered.
  expect((await post(marijke, request)).status).toBe(404)
})

test('for somebody without an account the coordinator presses what they said', async () => {
  const { body } = await send(wim, 'POST', 'help_requests', {
    kind: 'request',
    category: 'company',
    title: 'Een kop koffie samen',
    description: 'Graag een praatje.',
    postcode4: '7201',
    frequency: 'weekly',
    visibility: 'public',
    dayparts: [],
    firstName: 'Gerrit',
    relation: 'other',
    contactPhone: '0575-123456',
    consent: { how: 'spoken', on: today() },
  })
  expect(body.data, JSON.stringify(body)).toBeTruthy()
  await send(wim, 'PUT', `help_requests/${body.data.id}/submit`, { consent: true })
  const screened = await send(wim, 'PUT', `help_requests/${body.data.id}/screen`, {
    decision: 'approve',
    isVulnerable: false,
    publicText: 'Wie drinkt er koffie met mij?',
  })
  expect(screened.status, screened.text).toBe(200)
  const { body: answer } = await post(fatima, body.data.id)
  const match = answer.data.id
  expect((await mails()).filter(({ kind }) => kind === 'help.proposed').map(({ address }) => address)).toEqual(['coordinator@arnhem.example'])
  expect((await put(wim, match, 'meet')).body.data.attributes.status).toBe('acquaintance')
  expect((await put(wim, match, 'agree', { shares: ['phone'] })).status).toBe(200)
  await put(fatima, match, 'agree', { shares: [] })
  expect(await seenBy(fatima, match)).toMatchObject({ askerFirstName: 'Gerrit', contact: { phone: '0575-123456', email: null, address: null } })
  expect((await meeting()).match).toBeTruthy()
})

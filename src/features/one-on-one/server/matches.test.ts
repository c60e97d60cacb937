import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { pairsOf } from '#features/one-on-one/matches/server/testing.ts'
import { currentDate } from '#src/testing/current-date.ts'

const app = await startTestApp({ template: sharingCenters })
const { put, post, read, ask, run, mails, forget, people, answered, meeting, active, seenBy } = await pairsOf(app)
const { kees, fatima, wim, sanne, marijke, lotte } = people

beforeEach(forget)
const codesOf = ({ status, body }: { status: number; body: any }) => [status, ...(body.errors ?? []).map((one: any) => one.code)]

describe('two keys, twice', () => {
  test('an answer is the first key; with both they meet, with both again they read how to reach each other', async () => {
    const { match, request } = await answered()
    expect((await run(sql`select status from help_requests where id = ${request}`))[0].status).toBe('proposed')
    expect(await seenBy(kees, match)).toMatchObject({
      side: 'asker',
      status: 'proposed',
      helperFirstName: 'Fatima',
      message: 'Ik schaak graag op donderdag.',
      contact: null,
    })
    expect((await put(kees, match, 'agree')).status).toBe(409)
    expect((await put(kees, match, 'meet')).body.data.attributes.status).toBe('acquaintance')
    expect((await put(kees, match, 'agree', { shares: ['phone', 'address'], phone: '06-11223344', address: 'Ketelstraat 1' })).status).toBe(200)
    expect((await seenBy(fatima, match)).contact).toBeNull()
    const done = await put(fatima, match, 'agree', { shares: ['email'] })
    expect(done.body.data.attributes).toMatchObject({ status: 'active', contact: { phone: '06-11223344', email: null, address: 'Ketelstraat 1' } })
    expect((await seenBy(kees, match)).contact).toEqual({ phone: null, email: 'vrijwilliger@arnhem.example', address: null })
    expect((await run(sql`select status from help_requests where id = ${request}`))[0].status).toBe('matched')
    expect((await seenBy(wim, match)).contact).toBeNull()
  })

  test('a key is taken back until the other has pressed', async () => {
    const { match } = await answered()
    expect((await put(fatima, match, 'take_back')).status).toBe(200)
    expect((await seenBy(kees, match)).meetHelperAt).toBeNull()
    await put(fatima, match, 'meet')
    await put(kees, match, 'meet')
    expect(codesOf(await put(fatima, match, 'take_back'))).toEqual([409, 'too_late_to_take_back'])
    await put(fatima, match, 'agree', { shares: ['email'] })
    expect((await put(fatima, match, 'take_back')).body.data.attributes).toMatchObject({ agreedByHelperAt: null, shares: [] })
  })

  test('pressing twice is once, and both at once begins once', async () => {
    const { match } = await meeting()
    const answers = await Promise.all([put(kees, match, 'agree'), put(fatima, match, 'agree'), put(kees, match, 'agree')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await run(sql`select count(*)::int as n from help_check_ins where match_id = ${match}`))[0].n).toBe(4)
  })

  test('nobody else reads it or presses in it', async () => {
    const { match } = await answered()
    for (const who of [marijke, lotte]) expect([(await read(who, `help_matches/${match}`)).status, (await put(who, match, 'meet')).status]).toEqual([404, 404])
    expect((await read(null, `help_matches/${match}`)).status).toBe(401)
    expect(codesOf(await put(wim, match, 'meet'))).toEqual([403, 'not_your_key'])
    // The case has its coordinator.
    expect((await read(sanne, `help_matches/${match}`)).status).toBe(404)
  })
})

describe('what stands in the way', () => {
  test('one may not answer oneself, twice, more than five times a day, or what is gone', async () => {
    const { request } = await answered()
    expect(codesOf(await post(kees, request))).toEqual([409, 'own_request'])
    expect(codesOf(await post(fatima, request))).toEqual([409, 'already_answered'])
    for (const category of ['walking', 'shopping', 'digital', 'garden'])
      expect((await post(fatima, await ask(category === 'walking' ? kees : category === 'shopping' ? kees : lotte, { category }))).status).toBe(201)
    expect(codesOf(await post(fatima, await ask(marijke, { category: 'pets' })))).toEqual([409, 'too_many_answers'])
    const gone = await ask(marijke, { category: 'transport' })
    await run(sql`update help_requests set expires_at = now() - interval '1 minute' where id = ${gone}`)
    expect(codesOf(await post(lotte, gone))).toEqual([409, 'request_gone'])
    expect(codesOf(await post(lotte, '0193-no-id'))).toEqual([404, 'related_not_found'])
    expect(codesOf(await post(lotte, request, { message: ' ' }))[0]).toBe(422)
    expect(codesOf(await post(lotte, request, { isAdult: false }))[0]).toBe(422)
    expect(codesOf(await post(lotte, request, { message: 'x'.repeat(601) }))[0]).toBe(422)
  })

  test('three proposals are open at a time', async () => {
    const { request } = await answered()
    for (const who of [marijke, lotte]) expect((await post(who, request)).status).toBe(201)
    expect(codesOf(await post(people.johan, request))).toEqual([409, 'too_many_proposals'])
  })

  test('for somebody vulnerable a coordinator looks first, and a certificate has been seen', async () => {
    const { match } = await answered({ isVulnerable: true })
    expect((await read(kees, `help_matches/${match}`)).status).toBe(404)
    expect((await mails()).filter(({ kind }) => kind === 'help.proposed').map(({ address }) => address)).toEqual(['coordinator@arnhem.example'])
    expect((await put(wim, match, 'release')).status).toBe(200)
    expect((await put(kees, match, 'meet')).status).toBe(200)
    expect(codesOf(await put(fatima, match, 'agree'))).toEqual([422, 'vog_needed'])
    await run(
      sql`insert into help_vog_checks (volunteer_center_id, user_id, seen_on) select volunteer_center_id, helper_user_id, ${currentDate} - interval '3 years 1 day' from help_matches where id = ${match}`,
    )
    expect(codesOf(await put(fatima, match, 'agree'))).toEqual([422, 'vog_needed'])
    await run(
      sql`insert into help_vog_checks (volunteer_center_id, user_id, seen_on) select volunteer_center_id, helper_user_id, ${currentDate} - 10 from help_matches where id = ${match}`,
    )
    expect((await put(fatima, match, 'agree')).status).toBe(200)
  })

  test('a block is for good, ends what runs, and looks like something that is gone', async () => {
    const { match } = await meeting()
    const other = await ask(kees, { category: 'garden' })
    expect(
      (
        await app.call('POST', '/api/v1/help_blocks', {
          host: 'public.localhost',
          headers: kees,
          body: { data: { type: 'help_blocks', attributes: {}, relationships: { match: { data: { type: 'help_matches', id: match } } } } },
        })
      ).status,
    ).toBe(201)
    expect(await seenBy(fatima, match)).toMatchObject({ status: 'refused', endedBy: null, endReason: null })
    expect(codesOf(await post(fatima, other))).toEqual([409, 'request_gone'])
    expect((await read(fatima, 'help_blocks')).body.data).toEqual([])
    expect((await read(kees, 'help_blocks')).body.data).toHaveLength(1)
  })

  test('what was ticked and is not known is asked at its field, and who left cannot be agreed with', async () => {
    const { match } = await meeting()
    expect(codesOf(await put(kees, match, 'agree', { shares: ['address', 'phone'] }))).toEqual([422, 'phone_needed', 'address_needed'])
    await run(sql`select 1`)
    await app.db.onPlatform(
      async (tx) => await sql`update users set status = 'archived', archived_at = now() where email = 'vrijwilliger@arnhem.example'`.execute(tx),
    )
    expect(codesOf(await put(kees, match, 'agree'))).toEqual([409, 'other_is_gone'])
    await app.db.onPlatform(
      async (tx) => await sql`update users set status = 'active', archived_at = null where email = 'vrijwilliger@arnhem.example'`.execute(tx),
    )
  })
})

describe('the end', () => {
  test('a no needs no reason, and the other reads that it does not go on', async () => {
    const { match, request } = await meeting()
    expect((await put(fatima, match, 'refuse')).status).toBe(200)
    expect(await seenBy(kees, match)).toMatchObject({ status: 'refused', endedBy: null, endReason: null, meetHelperAt: null, meetRequesterAt: null })
    expect(await seenBy(wim, match)).toMatchObject({ endedBy: 'helper' })
    expect((await run(sql`select status from help_requests where id = ${request}`))[0].status).toBe('open')
    const told = (await mails()).filter(({ kind }) => kind === 'help.ended')
    expect(told.map(({ address }) => address)).toEqual(['tweede@arnhem.example'])
    expect(JSON.stringify(told)).not.toContain('Fatima')
  })

  test('contact is gone in the transaction of the end, and by the date where no job ran', async () => {
    const { match } = await active()
    expect((await seenBy(fatima, match)).contact.phone).toBe('06-11223344')
    await run(sql`update help_matches set ends_on = (now() at time zone 'Europe/Amsterdam')::date where id = ${match}`)
    expect(await seenBy(fatima, match)).toMatchObject({ contact: null, isOver: true, isLive: false })
    await run(sql`update help_matches set ends_on = ${currentDate} + 30 where id = ${match}`)
    expect((await put(kees, match, 'end', { again: false })).status).toBe(200)
    expect((await run(sql`select contact_requester, contact_helper from help_matches where id = ${match}`))[0]).toEqual({
      contact_requester: null,
      contact_helper: null,
    })
    expect((await seenBy(fatima, match)).contact).toBeNull()
    expect((await run(sql`select r.status from help_requests r join help_matches m on m.request_id = r.id where m.id = ${match}`))[0].status).toBe('closed')
  })

  test('where the helper stops, the request is open again; where it is withdrawn, the match ends', async () => {
    const { match, request } = await active()
    await put(fatima, match, 'end')
    expect((await run(sql`select status from help_requests where id = ${request}`))[0].status).toBe('open')
    expect(codesOf(await post(fatima, request))).toEqual([409, 'request_gone'])
    expect((await post(lotte, request)).status).toBe(201)
    const [{ id }] = await run(sql`select id from help_matches where request_id = ${request} and status = 'proposed'`)
    await app.call('PUT', `/api/v1/help_requests/${request}/withdraw`, { host: 'public.localhost', headers: kees })
    expect((await seenBy(lotte, id)).status).toBe('refused')
  })
})

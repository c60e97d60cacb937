import { sql } from 'kysely'
import type { TestApp } from '#src/testing/harness.ts'
import { id as idOf } from '#src/testing/two-towns.ts'

const host = 'public.localhost'
const center = idOf.center('arnhem')

/** Pairs of one-on-one help at the public site, brought as far as a test needs them: Kees asks, Fatima helps, Wim's case. */
export async function pairsOf({ call, db, as, get }: TestApp) {
  const run = async (query: ReturnType<typeof sql>) => (await db.inCenter(center, (tx) => query.execute(tx))).rows as any[]
  const who = async (name: string) => await as(`${name}@arnhem.example`, host)
  const people = {
    kees: await who('tweede'),
    fatima: await who('vrijwilliger'),
    wim: await who('coordinator'),
    sanne: await who('centerbeheerder'),
    marijke: await who('lid'),
    johan: await who('beheerder'),
    lotte: await who('redacteur'),
  }
  type Headers = (typeof people)['kees']
  const send = async (headers: Headers, method: 'POST' | 'PUT', path: string, attributes: object = {}, relationships?: object) =>
    await call(method, `/api/v1/${path}`, {
      host,
      headers,
      body: { data: { type: path.endsWith('/messages') ? 'messages' : path.split('/')[0], attributes, ...(relationships && { relationships }) } },
    })
  const put = async (headers: Headers, match: string, verb: string, attributes: object = {}) =>
    await send(headers, 'PUT', `help_matches/${match}/${verb}`, attributes)
  const post = async (headers: Headers, request: string, more: object = {}) =>
    await send(
      headers,
      'POST',
      'help_matches',
      { message: 'Ik schaak graag op donderdag.', isAdult: true, ...more },
      { request: { data: { type: 'help_requests', id: request } } },
    )
  const read = async (headers: Headers | null, path: string) => await get(`/api/v1/${path}`, { host, ...(headers && { headers }) })
  const seenBy = async (headers: Headers, match: string) => {
    const { body, status, text } = await read(headers, `help_matches/${match}`)
    if (status !== 200) throw new Error(text)
    return body.data.attributes
  }
  /** Mails from before a test are not deleted, since the trace of what was sent is kept. */
  let since = new Date(0)
  let minute = 0

  /** A request that is open on the site, screened by Wim. */
  const ask = async (
    headers: Headers,
    { isVulnerable = false, ...more }: { isVulnerable?: boolean; category?: string; kind?: string; visibility?: string } = {},
  ) => {
    const asked = {
      kind: 'request',
      category: 'company',
      title: 'Wie wil elke week een potje schaken?',
      description: 'Ik ben 78 en schaak graag.',
      postcode4: '7201',
      frequency: 'weekly',
      visibility: 'public',
      dayparts: ['thu_morning'],
      ...more,
    }
    const { body, status, text } = await send(headers, 'POST', 'help_requests', asked)
    if (status !== 201) throw new Error(text)
    const { id } = body.data
    for (const [by, verb, attributes] of [
      [headers, 'submit', { consent: true }],
      [people.wim, 'screen', { decision: 'approve', isVulnerable, publicText: 'Wie wil elke week een potje schaken?' }],
    ] as const) {
      const done = await send(by, 'PUT', `help_requests/${id}/${verb}`, attributes)
      if (done.status !== 200) throw new Error(done.text)
    }
    return id as string
  }
  const answered = async (options: Parameters<typeof ask>[1] & { message?: string } = {}) => {
    const { message, ...more } = options
    const request = await ask(people.kees, more)
    const { body, status, text } = await post(people.fatima, request, message === undefined ? {} : { message })
    if (status !== 201) throw new Error(text)
    return { request, match: body.data.id as string }
  }
  const meeting = async (options: Parameters<typeof answered>[0] = {}) => {
    const made = await answered(options)
    if (options.isVulnerable) await put(people.wim, made.match, 'release')
    await put(people.kees, made.match, 'meet')
    const [{ id: conversation }] = await run(sql`select id from conversations where subject_id = ${made.match}`)
    return { ...made, conversation: conversation as string }
  }
  const active = async (options: Parameters<typeof answered>[0] = {}) => {
    const made = await meeting(options)
    await put(people.kees, made.match, 'agree', { shares: ['phone', 'email', 'address'], phone: '06-11223344', address: 'Ketelstraat 1' })
    await put(people.fatima, made.match, 'agree', { shares: ['phone'], phone: '06-55667788' })
    return made
  }
  const say = async (headers: Headers, conversation: string, body: string) => await send(headers, 'POST', `conversations/${conversation}/messages`, { body })
  return {
    people,
    run,
    put,
    post,
    read,
    seenBy,
    ask,
    answered,
    meeting,
    active,
    say,
    send,
    host,
    center,
    forget: async () => {
      await run(sql`delete from help_blocks`)
      await run(sql`delete from conversations where subject_type = 'help_match'`)
      await run(sql`delete from help_requests`)
      await db.onPlatform(async (tx) => await sql`update users set created_at = now() - interval '2 days'`.execute(tx))
      minute += 1
      since = (await run(sql`select clock_timestamp() as now`))[0].now
    },
    mails: async () =>
      (await run(sql`select kind, address, facts from outbox where created_at > ${since} order by created_at, id`)) as {
        kind: string
        address: string
        facts: any
      }[],
  }
}

import { sql } from 'kysely'
import type { TestApp } from '#src/testing/harness.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'

/** The site that has one-on-one help, and its first center. */
export const host = 'public.localhost'
export const arnhem = centerId('arnhem')

/** A day from now, as a form sends it. */
export const dayFromNow = (days: number): string => addDays(today(), days)

/** Calls of tests of one-on-one help, at the site that has it. */
export function helpOf({ call, db, as }: TestApp) {
  const run = async (query: ReturnType<typeof sql>) => (await db.inCenter(arnhem, (tx) => query.execute(tx))).rows as any[]
  const send = async (headers: Record<string, string>, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, attributes: Record<string, unknown> = {}) =>
    await call(method, `/api/v1/${path}`, {
      host,
      headers,
      ...(method !== 'DELETE' && { body: { data: { type: 'help_requests', ...(method === 'PATCH' && { id: path.split('/')[1] }), attributes } } }),
    })
  /** Mails from before are not deleted, since the trace of what was sent is kept. */
  let since = new Date(0)
  const asked = {
    kind: 'request',
    category: 'company',
    title: 'Wie wil elke week een potje schaken?',
    description: 'Ik ben 78 en schaak graag. Ik ken hier niemand.',
    postcode4: '6811 AB',
    frequency: 'weekly',
    visibility: 'public',
    dayparts: ['thu_morning'],
  }
  const ask = async (headers: Record<string, string>, more: Record<string, unknown> = {}) => await send(headers, 'POST', 'help_requests', { ...asked, ...more })
  const act = async (headers: Record<string, string>, id: string, verb: string, attributes: Record<string, unknown> = {}) =>
    await send(headers, 'PUT', `help_requests/${id}/${verb}`, attributes)
  const submitted = async (headers: Record<string, string>, more: Record<string, unknown> = {}): Promise<string> => {
    const { body, status, text } = await ask(headers, more)
    if (status !== 201) throw new Error(text)
    const sent = await act(headers, body.data.id, 'submit', { consent: true })
    if (sent.status !== 200) throw new Error(sent.text)
    return body.data.id
  }
  const approval = { decision: 'approve', is_vulnerable: false, public_text: 'Wie wil elke week een potje schaken? Ik win niet altijd.' }
  const open = async (headers: Record<string, string>, staff: Record<string, string>, more: Record<string, unknown> = {}) => {
    const id = await submitted(headers, more)
    const { status, text } = await act(staff, id, 'screen', approval)
    if (status !== 200) throw new Error(text)
    return id
  }
  return {
    run,
    send,
    ask,
    act,
    asked,
    submitted,
    approval,
    open,
    read: async (headers: Record<string, string> | null, path: string) => await call('GET', `/api/v1/${path}`, { host, ...(headers && { headers }) }),
    as: async (name: string) => await as(name.includes('@') ? name : `${name}@public.example`, host),
    forget: async () => {
      await run(sql`delete from help_requests`)
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

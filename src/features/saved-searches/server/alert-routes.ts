import { sql } from 'kysely'
import { cutText } from '#kernel/fields/cut-text.ts'
import { checkField } from '#kernel/fields/check.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Invalid, NotFound } from '#kernel/http/errors.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { newToken } from '#features/auth/tokens/server/tokens.ts'
import { foldMail } from '#features/users/model/server/accounts.ts'
import { readSearch } from '#features/vacancies/search/search-address.ts'
import { alertPath } from '#features/saved-searches/alert-path.ts'
import { savedQueryOf } from '#features/saved-searches/saved-query.ts'
import { type Frequency, maxSearches, strangerFields } from '#features/saved-searches/saved-search.ts'

const untold = { 'cache-control': 'no-store' }
const path = '/search_alerts/:key'

type Asked = { query: string; frequency: Frequency; email: string }
type Alert = { query: string; frequency: Frequency; isConfirmed: boolean }

/** Alerts of people without an account, and the calls behind the link of any alert mail. */
export function alertRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  const config = { credentials: 'ignored' } as const
  return [
    { method: 'POST', path: '/search_alerts', config, counts: { key: 'around' }, run: async (call) => await ask(call, limits) },
    { method: 'GET', path, config, run: async (call) => await byKey(call, limits, findAlert) },
    { method: 'PUT', path, config, run: async (call) => await byKey(call, limits, confirmAlert) },
    { method: 'DELETE', path, config, run: async (call) => await byKey(call, limits, stopAlert) },
  ]
}

/** The answer is the same whatever is known of the address, so that it reveals nothing (decisions 13). */
async function ask(call: ApiRequest, limits: Limits): Promise<Answer> {
  const asked = sentIn(call)
  await limits.take('mailsByAddress', clientAddress(call.request))
  if (await limits.takes('mailsToOne', 'alert', asked.email)) await call.db.inCenter(call.asked.centerId, async (tx) => await askByMail(tx, call, asked))
  return { status: 202, document: { meta: { asked: true } }, headers: untold }
}

async function askByMail(tx: Tx, call: ApiRequest, { query, frequency, email }: Asked): Promise<void> {
  const { centerId, locale } = call.asked
  const all = await tx.selectFrom('saved_searches').select(['id', 'query']).where('email', '=', email).execute()
  if (all.length >= maxSearches && !all.some((one) => one.query === query)) return
  const row = await tx
    .insertInto('saved_searches')
    .values({ volunteer_center_id: centerId, email, locale, query, frequency, key: newToken() })
    // A confirmed alert is not changed by somebody who only knows the address.
    .onConflict((conflict) =>
      conflict.columns(['volunteer_center_id', 'email', 'query']).doUpdateSet({ frequency, locale }).where('saved_searches.confirmed_at', 'is', null),
    )
    .returning('key')
    .executeTakeFirst()
  if (!row) return
  queueMail(tx, {
    centerId,
    kind: 'search.confirm',
    dedupeKey: `search.confirm:${row.key}:${call.asked.requestId}`,
    userId: null,
    address: email,
    locale,
    facts: { query, url: alertPath(row.key) },
  })
}

async function byKey(call: ApiRequest, limits: Limits, work: (tx: Tx, key: string) => Promise<Alert | null>): Promise<Answer> {
  const { key } = call.request.params as { key: string }
  const alert = /^[\w-]{43}$/.test(key) ? await call.db.inCenter(call.asked.centerId, async (tx) => await work(tx, key)) : null
  if (!alert) {
    await limits.take('badTokensByAddress', clientAddress(call.request))
    throw new NotFound('search_alerts', cutText(key, 50))
  }
  return { document: { meta: { alert } }, headers: untold }
}

const alertColumns = ['query', 'frequency', sql<boolean>`confirmed_at is not null`.as('isConfirmed')] as const

async function findAlert(tx: Tx, key: string): Promise<Alert | null> {
  return (await tx.selectFrom('saved_searches').select(alertColumns).where('key', '=', key).executeTakeFirst()) ?? null
}

async function confirmAlert(tx: Tx, key: string): Promise<Alert | null> {
  const changed = tx
    .updateTable('saved_searches')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('key', '=', key)
  return (await changed.returning(alertColumns).executeTakeFirst()) ?? null
}

/** Also deletes the address. */
async function stopAlert(tx: Tx, key: string): Promise<Alert | null> {
  return (await tx.deleteFrom('saved_searches').where('key', '=', key).returning(alertColumns).executeTakeFirst()) ?? null
}

function sentIn(call: ApiRequest): Asked {
  const { attributes } = readDocument(call.json, 'search_alerts', null)
  const faults: ConstructorParameters<typeof Invalid>[0][number][] = []
  const value = (name: keyof typeof strangerFields) => {
    const { value: checked, fault } = checkField(strangerFields[name], attributes.get(name)?.value, call.asked.locale)
    if (fault) faults.push({ code: fault.code, detail: fault.message, attribute: name, pointer: `/data/attributes/${name}` })
    return checked as string | null | undefined
  }
  const [query, frequency, email] = [value('query'), value('frequency'), value('email')]
  if (faults.length > 0) throw new Invalid(faults)
  return { query: savedQueryOf(readSearch(new URLSearchParams(query ?? ''))), frequency: frequency as Frequency, email: foldMail(email!) }
}

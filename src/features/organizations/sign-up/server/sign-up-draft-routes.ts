import { sql } from 'kysely'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { checkField } from '#kernel/fields/check.ts'
import { json, text } from '#kernel/fields/field.ts'
import { isDraftKept } from '#kernel/forms/server/kept-draft.ts'
import { Invalid, NotFound } from '#kernel/http/errors.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'

/** The typed values by the name of the input. */
type Words = Record<string, string[]>
const signUpDraftColumns = {
  words: shown.json<Words>()('words'),
  sendKey: shown.text('send_key'),
  isSent: shown.flag('sent_at is not null'),
}
type SignUpDraft = RowOf<typeof signUpDraftColumns>

/** Adds the values of a step to the draft. @returns the token: the given one, or a new one, of which only the digest is stored */
async function saveSignUpDraft(tx: Tx, centerId: string, words: Words, earlier: string | null): Promise<string> {
  if (earlier) {
    const { rows } = await sql`update organization_drafts set words = words || ${jsonText(words)}::jsonb, kept_since = now()
      where volunteer_center_id = ${centerId} and digest = ${digestOf(earlier)} and sent_at is null and ${isDraftKept} returning id`.execute(tx)
    if (rows.length > 0) return earlier
  }
  const token = newToken()
  await sql`insert into organization_drafts (volunteer_center_id, digest, words) values (${centerId}, ${digestOf(token)}, ${jsonText(words)})`.execute(tx)
  return token
}

/** The draft of the browser with this token. */
async function findSignUpDraft(tx: Tx, centerId: string, token: string): Promise<SignUpDraft | null> {
  const rows = await rowsOf(
    tx,
    signUpDraftColumns,
    (columns) => sql`select ${columns} from organization_drafts
    where volunteer_center_id = ${centerId} and digest = ${digestOf(token)} and ${isDraftKept}`,
  )
  return rows[0] ?? null
}

/** Deletes the values once the form was submitted. That it was submitted is kept as long as the draft would have been. */
async function deleteSignUpDraft(tx: Tx, centerId: string, token: string): Promise<void> {
  await sql`update organization_drafts set words = '{}', sent_at = coalesce(sent_at, now()) where volunteer_center_id = ${centerId} and digest = ${digestOf(token)}`.execute(
    tx,
  )
}

const untold = { 'cache-control': 'no-store' }
const type = 'organization_drafts'

export const draftFields = { words: json<Words>()({}), draftToken: text({ max: 100, optional: true }) }

/** More than the form has, and few enough to store. */
const maxNames = 40
const maxValues = 20
const longestValue = 6000
const maxCharacters = 40_000

/** Drafts of the sign-up of an organization, kept between steps and visits; no session is needed. */
export function signUpDraftRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  return [
    { method: 'POST', path: '/organization_drafts', config: { credentials: 'ignored' }, run: async (call) => await keep(call, limits) },
    { method: 'GET', path: '/organization_drafts/current', config: { credentials: 'ignored' }, run: find },
    { method: 'DELETE', path: '/organization_drafts/current', config: { credentials: 'ignored' }, run: forget },
  ]
}

async function keep(call: ApiRequest, limits: Limits): Promise<Answer> {
  const { centerId, locale } = call.asked
  const { attributes } = readDocument(call.json, type, null)
  const words = wordsIn(attributes.get('words')?.value)
  const { value: given } = checkField(draftFields.draftToken, attributes.get('draftToken')?.value, locale)
  await limits.take('stepsByAddress', clientAddress(call.request))
  const token = await call.db.inCenter(centerId, async (tx) => await saveSignUpDraft(tx, centerId, words, (given as string | null | undefined) ?? null))
  return { status: 201, document: { meta: { draftToken: token } }, headers: untold }
}

async function find(call: ApiRequest): Promise<Answer> {
  const { centerId } = call.asked
  const token = tokenOf(call)
  const draft = token && (await call.db.inCenter(centerId, async (tx) => await findSignUpDraft(tx, centerId, token)))
  if (!draft) throw new NotFound(type, 'current')
  return { document: { meta: { draft } }, headers: untold }
}

async function forget(call: ApiRequest): Promise<Answer> {
  const { centerId } = call.asked
  const token = tokenOf(call)
  if (token) await call.db.inCenter(centerId, async (tx) => await deleteSignUpDraft(tx, centerId, token))
  return { status: 204, document: null, headers: untold }
}

/** The token is sent in a header, because addresses end up in logs. */
function tokenOf({ request }: ApiRequest): string | null {
  const header = request.headers['draft-token']
  return typeof header === 'string' && header.length <= 100 ? header : null
}

/** Texts by name, within limits; they are validated when the form is submitted. */
function wordsIn(given: unknown): Words {
  const { value } = checkField(draftFields.words, given, 'nl')
  const pairs = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null
  const isRight =
    pairs !== null &&
    pairs.length <= maxNames &&
    pairs.every(([name, values]) => name.length <= 60 && Array.isArray(values) && values.length <= maxValues && values.every(isShort)) &&
    JSON.stringify(value).length <= maxCharacters
  if (!isRight) throw new Invalid([{ code: 'invalid', attribute: 'words', pointer: '/data/attributes/words' }])
  return value as Words
}

const isShort = (value: unknown) => typeof value === 'string' && value.length <= longestValue

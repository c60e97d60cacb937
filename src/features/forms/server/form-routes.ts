import { checkField } from '#kernel/fields/check.ts'
import { json, text } from '#kernel/fields/field.ts'
import type { Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { Invalid, NotFound, TooMany } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { followForm } from '#features/applications/guests/server/follow-form.ts'
import { certificateForm } from '#features/badges/check/server/certificate-form.ts'
import { centerJoinForm } from '#features/center-archives/server/join-form.ts'
import { centerForm } from '#features/center-forms/fill/server/center-form-kind.ts'
import { checkInForm } from '#features/one-on-one/check-ins/server/check-in-form-kind.ts'
import { parentForm } from '#features/applications/parental-consent/server/parent-form.ts'
import { helpForm } from '#features/one-on-one/token-forms/server/help-form-kind.ts'
import { passOnForm } from '#features/workshops/registrations/server/pass-on-form.ts'
import { confirmForm } from '#features/social-map/rounds/server/confirm-form.ts'
import { poolConfirmForm } from '#features/pool/card/server/confirm-form.ts'
import { extensionForm } from '#features/vacancies/expiry/server/extension.ts'

const longestToken = 100
/** After so many seconds somebody may guess again. */
const secondsOfGuesses = 3600

/** A token opens one of these; each looks it up in an index of its own. */
const kinds: readonly FormKind[] = [
  extensionForm,
  parentForm,
  followForm,
  certificateForm,
  confirmForm,
  passOnForm,
  poolConfirmForm,
  centerJoinForm,
  checkInForm,
  helpForm,
  centerForm,
]

/** Which button was pressed, where a page has several. */
export const actionField = text({ max: 20, optional: true })
/** What was filled in, by the key of the question; the form validates it. */
export const wordsField = json<Record<string, string[]>>()({ optional: true })

/** GET changes nothing, since mail scanners follow links; POST does what the page offers, once (contract §3.3). */
export function formRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  const read = async (call: ApiRequest) => await answer(call, limits, async (kind, asked) => await kind.read(asked))
  const use = async (call: ApiRequest) => {
    const sent = sentOf(call)
    const address = clientAddress(call.request)
    await limits.take('formsByAddress', address)
    // After too many wrong guesses a right one is told no more either.
    const isGuess = sent.act === 'name'
    if (isGuess && (await limits.isSpent('wrongNamesByAddress', address))) throw new TooMany(secondsOfGuesses, 'too_many_attempts')
    return await answer(call, limits, async (kind, asked) => {
      const form = await kind.use({ ...asked, ...sent })
      if (isGuess && form?.['guess'] === 'wrong') await limits.spend('wrongNamesByAddress', address)
      return form
    })
  }
  return [
    { method: 'GET', path: '/forms/:token', config: { credentials: 'ignored' }, run: read },
    { method: 'POST', path: '/forms/:token', config: { credentials: 'ignored' }, run: use },
  ]
}

function sentOf(call: ApiRequest): { act: string; words: unknown } {
  const sent = call.bytes && call.bytes.length > 0 ? readDocument(call.json, 'forms', null).attributes : null
  const { value, fault } = checkField(actionField, sent?.get('act')?.value, call.asked.locale)
  if (fault) throw new Invalid([{ code: fault.code, detail: fault.message, attribute: 'act' }])
  return { act: (value as string | null) ?? '', words: checkField(wordsField, sent?.get('words')?.value, call.asked.locale).value }
}

/** The draft's token comes in a header, since addresses are logged in too many places. */
function draftOf({ request }: ApiRequest): string | null {
  const header = request.headers['draft-token']
  return typeof header === 'string' && /^[\w-]{20,100}$/.test(header) ? header : null
}

type Ask = (kind: FormKind, asked: Parameters<FormKind['read']>[0]) => Promise<Form | null>

async function answer(call: ApiRequest, limits: Limits, ask: Ask): Promise<Answer> {
  const { centerId, now, requestId, locale } = call.asked
  const { token } = call.request.params as { token: string }
  const form =
    token.length > longestToken
      ? null
      : await call.db.inCenter(centerId, async (tx) => {
          for (const kind of kinds) {
            const found = await ask(kind, { tx, centerId, token, now, today: today(now), requestId, locale, draft: draftOf(call) })
            if (found) return found
          }
          return null
        })
  if (!form) {
    await limits.take('badTokensByAddress', clientAddress(call.request))
    throw new NotFound('forms', token)
  }
  return { document: { meta: { form } }, headers: { 'cache-control': 'no-store' } }
}

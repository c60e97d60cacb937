import { checkField } from '#kernel/fields/check.ts'
import { text } from '#kernel/fields/field.ts'
import type { Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { clientAddress } from '#kernel/http/server/client-address.ts'
import { Invalid, NotFound } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/server/body.ts'
import type { Limits } from '#features/auth/server/limits.ts'
import { followForm } from '#features/applications/server/follow-form.ts'
import { parentForm } from '#features/applications/server/parent-form.ts'
import { extensionForm } from '#features/vacancies/server/extension-form.ts'

const longestToken = 100

/** A token opens one of these; each looks it up in an index of its own. */
const kinds: readonly FormKind[] = [extensionForm, parentForm, followForm]

/** What is pressed, where a page offers several things. */
export const actField = text({ max: 20, optional: true })

/** GET changes nothing, for mail scanners follow links; POST does what the page offers, once (contract §3.3). */
export function formRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  const read = async (call: ApiRequest) => await answer(call, limits, async (kind, asked) => await kind.read(asked))
  const use = async (call: ApiRequest) => {
    const act = actOf(call)
    return await answer(call, limits, async (kind, asked) => await kind.use({ ...asked, act }))
  }
  return [
    { method: 'GET', path: '/forms/:token', config: { credentials: 'ignored' }, run: read },
    { method: 'POST', path: '/forms/:token', config: { credentials: 'ignored' }, run: use },
  ]
}

function actOf(call: ApiRequest): string {
  const given = call.bytes && call.bytes.length > 0 ? readDocument(call.json, 'forms', null).attributes.get('act')?.value : undefined
  const { value, fault } = checkField(actField, given, call.asked.locale)
  if (fault) throw new Invalid([{ code: fault.code, detail: fault.message, attribute: 'act' }])
  return (value as string | null) ?? ''
}

type Ask = (kind: FormKind, asked: Parameters<FormKind['read']>[0]) => Promise<Form | null>

async function answer(call: ApiRequest, limits: Limits, ask: Ask): Promise<Answer> {
  const { centerId, now, requestId } = call.asked
  const { token } = call.request.params as { token: string }
  const form =
    token.length > longestToken
      ? null
      : await call.db.inCenter(centerId, async (tx) => {
          for (const kind of kinds) {
            const found = await ask(kind, { tx, centerId, token, now, today: today(now), requestId })
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

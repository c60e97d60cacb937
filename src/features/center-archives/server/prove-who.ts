import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { checkField } from '#kernel/fields/check.ts'
import { Invalid, Unauthenticated } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { provePassword } from '#features/auth/passwords/server/passwords.ts'
import { findAccount } from '#features/users/model/server/accounts.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { contextOf } from '#features/users/server/verbs.ts'
import { askFields } from '#features/center-archives/center-export.ts'

/**
 * Compares the password that was sent with a call as `currentPassword`, however long ago its caller signed in.
 * @throws {Invalid} at currentPassword
 */
export async function proveWho(call: ApiRequest, limits: FeatureParts['limits'], type: string): Promise<void> {
  const { actor, locale } = call.asked
  const sent = readDocument(call.json, type, null).attributes.get('currentPassword')?.value
  const { value, fault } = checkField(askFields.currentPassword, sent, locale)
  if (fault) throw new Invalid([{ attribute: 'currentPassword', code: fault.code, detail: fault.message }])
  const account = await call.db.onPlatform(async (tx) => await findAccount(people(tx), actor.userId!))
  if (!account || !actor.session) throw new Unauthenticated()
  await provePassword(limits, contextOf(call.asked), actor.session, account, value as string)
}

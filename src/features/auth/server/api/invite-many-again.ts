import { Refused, TooMany } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/server/counted-headers.ts'
import { actOnMany } from '#kernel/jsonapi/server/change-many.ts'
import { lockAccount } from '#features/users/server/accounts.ts'
import { usersApi } from '#features/users/server/api.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import { people } from '#features/users/server/people-tables.ts'
import { requireAccess } from '#features/users/server/reach.ts'
import { writeAccountAuditEvent } from '#features/users/server/trace.ts'
import { noteGrant } from '#features/users/server/undo-act.ts'
import { contextOf } from '#features/users/server/verbs.ts'
import type { AuthParts } from '#features/auth/server/auth-request.ts'
import { mailConfirmation } from '#features/auth/server/resend-confirmation.ts'
import { digestOf } from '#features/auth/server/tokens.ts'

/** PATCH /users/resend_confirmation_instructions: each of a list is invited again, all of them or none; the mails can be held back. */
export function inviteManyAgain({ limits }: AuthParts): ApiRoute {
  return {
    method: 'PATCH',
    path: '/users/resend_confirmation_instructions',
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) =>
      await actOnMany(call, usersApi, {
        ability: 'resend_confirmation_instructions',
        fields: {},
        run: async (one) => {
          refuseWhileImpersonating(one.actor)
          const tx = people(one.tx)
          const context = contextOf(one)
          const account = await lockAccount(tx, one.id)
          await requireAccess(tx, context, one.actor, account)
          if (account.status !== 'invited') throw new Refused('invalid_transition', { meta: { from: account.status } })
          if (!one.isPreview) await limits.take('resendsToOne', account.id)
          else if (await limits.isSpent('resendsToOne', account.id)) throw new TooMany(300, 'too_many_attempts')
          await writeAccountAuditEvent(tx, context, one.actor, { action: 'user.invited_again', userId: account.id })
          await mailConfirmation(tx, context, account, {
            sending: (token) => noteGrant(tx, context, one.actor, account, { invitation: digestOf(token).toString('base64url') }),
          })
        },
      }),
  }
}

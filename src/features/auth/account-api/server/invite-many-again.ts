import { Refused, TooMany } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/write-headers.ts'
import { actOnMany } from '#kernel/jsonapi/write/server/change-many.ts'
import { lockAccount } from '#features/users/model/server/accounts.ts'
import { usersApi } from '#features/users/server/api.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { requireAccess } from '#features/users/roles/server/access-level.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { noteGrant } from '#features/users/roles/server/undo-grant.ts'
import { contextOf } from '#features/users/server/verbs.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import { mailConfirmation } from '#features/auth/confirmation/server/resend-confirmation.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'

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

import { invite } from '#features/auth/access/server/invite.ts'
import { mailConfirmation, prepareResending } from '#features/auth/confirmation/server/confirmation.ts'
import { messages } from '#features/auth/model/messages.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import { type SignUp, openAccount, prepareSignUp } from '#features/auth/sign-up/server/sign-up.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { fullName } from '#features/users/model/full-name.ts'
import { type Account, lockAccount } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { noteGrant, requireAccess } from '#features/users/roles/server/roles.ts'
import { usersApi } from '#features/users/server/api.ts'
import { contextOf } from '#features/users/server/verbs.ts'
import { anonymous } from '#kernel/access/actor.ts'
import { boolean, oneOf, text } from '#kernel/fields/field.ts'
import { Forbidden, Refused, TooMany } from '#kernel/http/errors.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { InputOf } from '#kernel/jsonapi/input.ts'
import type { Call, VerbResult } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type ApiRequest, rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { changeOnceFor, post } from '#kernel/jsonapi/server/api.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { actOnMany } from '#kernel/jsonapi/write/server/change-many.ts'
import { cleanLastName } from '#features/users/account/server/check-names.ts'

/** How accounts are created; reading, changing and deleting are ordinary verbs of `users` (contract §3.2). */
export function userRoutes(parts: AuthParts): ApiRoute[] {
  return [
    { method: 'POST', path: '/users', parameters: 'query', counts: rowWriteHeaders, run: async (call) => await create(call, parts) },
    {
      method: 'POST',
      path: '/users/:id/resend_confirmation_instructions',
      parameters: 'query',
      counts: rowWriteHeaders,
      run: async (call) => await resend(call, parts),
    },
    inviteManyAgain(parts),
  ]
}

const optional = { optional: true } as const
const secret = text({ optional: true, verbatim: true })
/** Nothing is required here: the verbs report all faults of an account at once. */
const person = { email: text(optional), firstName: text(optional), lastName: text(optional), locale: oneOf(['nl', 'en'], optional) }
/** What a browser keeps until the address is confirmed (ADR 0021). */
const ofBrowser = { draftToken: text({ max: 100, ...optional }), signInChallenge: text(optional) }
const ofSignUp = { ...person, password: secret, passwordConfirmation: secret, termsAccepted: boolean(optional), redirect: text(optional), ...ofBrowser }
const ofInvitation = { ...person, roleName: text(optional), role: text(optional), organizationId: text(optional) }

/** A visitor signs up; an organization's admin or center staff invite. */
async function create(call: ApiRequest, { limits }: AuthParts): Promise<Answer> {
  const { actor } = call.request
  if (actor.userId && call.registry.scopeNames(call.roles, 'users', 'create').length === 0) throw new Forbidden()
  // The verb itself checks who may create; visitors may too.
  const api = { ...usersApi, openCreate: true }
  if (actor.userId) return await post(call, { api, fields: ofInvitation, verb: inviteSomebody })
  return await post(call, {
    api,
    fields: ofSignUp,
    prepare: async (asked) => {
      await limits.take('signUpsByAddress', clientAddress(call.request))
      return await prepareSignUp(contextOf(asked), signUpIn(asked))
    },
    verb: signUpSomebody,
  })
}

async function inviteSomebody({ db, input, actor, ...asked }: Call<InputOf<typeof ofInvitation>>): Promise<VerbResult> {
  const { account, created } = await invite(db, contextOf(asked), actor, {
    ...namesIn(input),
    locale: input.locale ?? undefined,
    roleName: input.roleName ?? input.role ?? undefined,
    organizationId: input.organizationId ?? actor.organizationId,
  })
  const { email, firstName, lastName } = namesIn(input)
  // Somebody who has not accepted yet is shown only with what the inviter wrote (ADR 0016).
  return {
    id: account.id,
    status: created ? 201 : 200,
    meta: { created },
    known: { email, firstName, lastName, name: fullName(firstName, lastName), status: 'invited' },
  }
}

async function signUpSomebody({ db, prepared, ...asked }: Call<InputOf<typeof ofSignUp>, Awaited<ReturnType<typeof prepareSignUp>>>): Promise<VerbResult> {
  const { id } = await openAccount(db, contextOf(asked), signUpIn(asked), prepared)
  // Signing up gives no session, but the response may show what the visitor just sent.
  return { id, reader: { ...anonymous, userId: id } }
}

const namesIn = (input: InputOf<typeof person>) => ({ email: input.email ?? '', firstName: input.firstName ?? '', lastName: cleanLastName(input.lastName) })

function signUpIn({ input }: { input: InputOf<typeof ofSignUp> }): SignUp {
  const { locale, password, passwordConfirmation, termsAccepted, redirect, draftToken, signInChallenge } = input
  return {
    ...namesIn(input),
    locale: locale ?? undefined,
    password: password ?? '',
    passwordConfirmation: passwordConfirmation ?? undefined,
    termsAccepted: termsAccepted === undefined ? undefined : termsAccepted === true,
    redirect,
    draftToken,
    signInChallenge,
  }
}

async function resend(call: ApiRequest, { db, limits }: AuthParts): Promise<Answer> {
  const target = { id: idOf(call), ability: 'resend_confirmation_instructions', kind: 'action' } as const
  return await changeOnceFor(call, target, {
    api: usersApi,
    fields: {},
    prepare: async (asked) => await prepareResending(db, limits, contextOf(asked), asked.actor, asked.id),
    verb: async ({ tx, prepared, id, ...asked }) => {
      const { status } = prepared as Account
      if (status === 'invited' && id !== asked.actor.userId)
        await writeAccountAuditEvent(people(tx), contextOf(asked), asked.actor, { action: 'user.invited_again', userId: id })
      await mailConfirmation(people(tx), contextOf(asked), prepared as Account)
      return { id, bare: true, meta: { message: say(asked.locale, messages.confirmation_sent) } }
    },
  })
}

/** PATCH /users/resend_confirmation_instructions: invites each of a list again, all or none. The mails can be recalled by an undo. */
function inviteManyAgain({ limits }: AuthParts): ApiRoute {
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

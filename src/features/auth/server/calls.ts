import { boolean, email, json, oneOf, text } from '#kernel/fields/field.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { roleNames } from '#kernel/access/actor.ts'

const optional = { optional: true } as const
const password = text({ min: 12, max: 128 })
const newPassword = text({ min: 12, max: 128, optional: true })
const credentials = { email: text(), password: text() }
const names = { firstName: text(optional), lastName: text(optional) }
const locale = oneOf(['nl', 'en'], optional)
const redirectUrl = text(optional)

const user = { $ref: '#/components/schemas/AuthUser' }
const message = { type: 'string' }
const isTrue = { type: 'boolean', const: true }
const isSuccess = { type: 'string', const: 'success' }
const object = (properties: Record<string, unknown>) => ({ type: 'object', required: Object.keys(properties), properties, additionalProperties: false })
const told = object({ success: isTrue, message })

/** The calls of devise_token_auth (contract §1.3). */
const deviceTokens: DescribedCalls = {
  'POST /auth/sign_in': {
    id: 'signIn',
    summary: 'Sign in; the answer carries access-token, client and uid',
    body: credentials,
    answer: object({ data: user }),
    refusals: [401],
    signsIn: true,
  },
  'DELETE /auth/sign_out': { id: 'signOut', summary: 'Sign out', answer: object({ success: isTrue }), refusals: [404] },
  'GET /auth/validate_token': {
    id: 'validateToken',
    summary: 'Who the credentials belong to',
    query: { 'access-token': 'For clients that keep nothing else over a reload', client: '', uid: '' },
    answer: object({ success: isTrue, data: user }),
    refusals: [401],
    signsIn: true,
  },
  'POST /auth/password': { id: 'requestPasswordReset', summary: 'Mail a link for a new password', body: { email: text(), redirectUrl }, answer: told },
  'GET /auth/password/edit': {
    id: 'openPasswordReset',
    summary: 'Open the link of that mail',
    query: { reset_password_token: '', redirect_url: 'Where to go on, at a host of this site' },
    status: 302,
    refusals: [422],
  },
  'PUT /auth/password': {
    id: 'changePassword',
    summary: 'Choose a new password, by the token of a mail or while signed in',
    body: { password, passwordConfirmation: text(), resetPasswordToken: text(optional), currentPassword: text(optional) },
    answer: object({ success: isTrue, data: user, message }),
    refusals: [401],
  },
  'POST /auth': {
    id: 'signUp',
    summary: 'Sign up',
    body: { email: email(), password, passwordConfirmation: text(optional), ...names, name: text(optional), locale, confirmSuccessUrl: text(optional) },
    answer: object({ status: isSuccess, data: user }),
  },
  'PUT /auth': {
    id: 'changeAccount',
    summary: 'Change the own account',
    body: { ...names, email: email(optional), locale, password: newPassword, passwordConfirmation: text(optional), currentPassword: text(optional) },
    answer: { type: 'object', required: ['data'], properties: { status: isSuccess, success: isTrue, data: user, message } },
    refusals: [401, 404],
  },
  'DELETE /auth': { id: 'deleteAccount', summary: 'Delete the own account', answer: object({ status: isSuccess, message }), refusals: [404] },
  'GET /auth/confirmation': {
    id: 'openConfirmation',
    summary: 'Open the link of a confirmation mail',
    query: { confirmation_token: '', redirect_url: 'Where to go on, at a host of this site' },
    status: 302,
    refusals: [422],
  },
  'POST /auth/confirmation': {
    id: 'requestConfirmation',
    summary: 'Mail a new confirmation link',
    body: { email: text(), redirectUrl, redirect: text(optional) },
    answer: told,
  },
  'POST /auth/unlock': { id: 'requestUnlock', summary: 'Mail a link that unlocks an account', body: { email: text() }, answer: told },
  'GET /auth/unlock': { id: 'openUnlock', summary: 'Open the link of that mail', query: { unlock_token: '' }, status: 302 },
}

const session = {
  type: 'object',
  required: ['type', 'id', 'attributes'],
  properties: { type: { type: 'string', const: 'sessions' }, id: { type: 'string' }, attributes: { type: 'object' } },
}
const ownAccount = {
  ...names,
  phone: text(optional),
  email: email(optional),
  unconfirmedEmail: email(optional),
  locale,
  password: newPassword,
  passwordConfirmation: text(optional),
  currentPassword: text(optional),
  notificationPrefs: json<Record<string, unknown> | null>()(optional),
}
/** The account and its sessions under /api/v1 (contract §3.2). */
const accounts: DescribedCalls = {
  'GET /api/v1/sites': { id: 'listSites', summary: 'Every site there is, and the one of the caller', open: true },
  'POST /api/v1/home_site': { id: 'findHomeSite', summary: 'Where an account belongs, for whoever has its password', body: credentials },
  'POST /api/v1/access_requests': {
    id: 'askAccess',
    summary: 'Ask the center for access, with a session or a ticket of home_site',
    body: { ticket: text(optional) },
    refusals: [401, 409],
  },
  'GET /api/v1/current_user': { id: 'getCurrentUser', summary: 'The own account, whole', one: 'users', query: { include: 'roles, organizations' } },
  'PATCH /api/v1/current_user': { id: 'updateCurrentUser', summary: 'Change the own account', one: 'users', body: ownAccount },
  'PUT /api/v1/current_user': { id: 'putCurrentUser', summary: 'Change the own account', one: 'users', body: ownAccount },
  'DELETE /api/v1/current_user': { id: 'removeCurrentUser', summary: 'Delete the own account', body: { currentPassword: text(optional) } },
  'GET /api/v1/current_user/account': { id: 'getOwnAccount', summary: 'What only the owner is told of an account' },
  'GET /api/v1/current_user/data': { id: 'exportOwnData', summary: 'Everything that is kept about the caller' },
  'GET /api/v1/current_user/viewers': { id: 'listOwnViewers', summary: 'Who has looked at the caller' },
  'GET /api/v1/current_organizations': {
    id: 'listCurrentOrganizations',
    summary: 'The organizations the caller works for',
    list: 'organizations',
    query: { include: 'address, profile' },
  },
  'GET /api/v1/current_organization': {
    id: 'getCurrentOrganization',
    summary: 'The organization the caller acts for',
    one: 'organizations',
    query: { include: 'address, profile' },
    refusals: [404],
  },
  'GET /api/v1/deletion_receipts/:receipt': { id: 'getDeletionReceipt', summary: 'Whether an account was deleted just now', open: true },
  'GET /api/v1/sessions': {
    id: 'listSessions',
    summary: 'Where the caller is signed in',
    answer: { type: 'object', required: ['data', 'meta'], properties: { data: { type: 'array', items: session }, meta: { type: 'object' } } },
  },
  'DELETE /api/v1/sessions': { id: 'removeOtherSessions', summary: 'Sign out everywhere else', status: 204 },
  'DELETE /api/v1/sessions/:id': { id: 'removeSession', summary: 'Sign out there', status: 204 },
  'POST /api/v1/users': {
    id: 'createUser',
    summary: 'Sign up (as a visitor) or invite (as staff)',
    one: 'users',
    status: 201,
    body: {
      email: email(),
      firstName: text(),
      lastName: text(optional),
      locale,
      password: newPassword,
      passwordConfirmation: text(optional),
      termsAccepted: boolean(optional),
      roleName: oneOf(roleNames, optional),
      organizationId: text(optional),
      redirect: text(optional),
      draftToken: text(optional),
      signInChallenge: text(optional),
    },
  },
  'POST /api/v1/users/:id/resend_confirmation_instructions': { id: 'resendConfirmation', summary: 'Mail the confirmation link again' },
  'PATCH /api/v1/users/resend_confirmation_instructions': {
    id: 'inviteManyAgain',
    summary: 'Invite up to 100 people again, all of them or none',
    list: 'users',
    body: {},
    many: 100,
  },
  'POST /api/v1/confirm': {
    id: 'confirmAddress',
    summary: 'Confirm an address',
    one: 'users',
    body: { confirmationToken: text(optional) },
    query: { confirmation_token: 'In place of the body' },
  },
  'POST /api/v1/sign_in_after_confirmation': {
    id: 'signInAfterConfirmation',
    summary: 'Sign in where one signed up, once the address is confirmed',
    one: 'users',
    body: { userId: text(), signInVerifier: text() },
    signsIn: true,
  },
  'POST /api/v1/sign_in_as_user': {
    id: 'signInAsUser',
    summary: 'Look through the eyes of a person',
    one: 'users',
    body: { userId: text(optional), email: email(optional) },
    signsIn: true,
  },
}

/** Calls that no declaration describes, for OpenAPI; the others are generated. */
export const describedCalls: DescribedCalls = { ...deviceTokens, ...accounts }

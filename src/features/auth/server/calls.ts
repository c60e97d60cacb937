import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

const credentials = ['email', 'password']
const token = ['confirmation_token']

const ownAccount = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'unconfirmed_email',
  'locale',
  'notification_prefs',
  'password',
  'password_confirmation',
  'current_password',
]

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'POST /auth/sign_in': { summary: 'Sign in; the answer carries access-token, client and uid', body: credentials, free: true },
  'DELETE /auth/sign_out': { summary: 'Sign out', free: true },
  'GET /auth/validate_token': { summary: 'Who the credentials belong to', query: ['access-token', 'client', 'uid'], free: true },
  'POST /auth/password': { summary: 'Mail a link for a new password', body: ['email', 'redirect_url'], free: true },
  'GET /auth/password/edit': { summary: 'Open the link of that mail', query: ['reset_password_token', 'redirect_url'], status: 302, free: true },
  'PUT /auth/password': {
    summary: 'Choose a new password',
    body: ['password', 'password_confirmation', 'reset_password_token', 'current_password'],
    free: true,
  },
  'POST /auth': { summary: 'Sign up', body: [...credentials, 'password_confirmation', 'first_name', 'last_name', 'confirm_success_url'], free: true },
  'PUT /auth': { summary: 'Change the own account', body: ['first_name', 'last_name', 'email', 'locale', 'password'], free: true },
  'DELETE /auth': { summary: 'Delete the own account', free: true },
  'GET /auth/confirmation': { summary: 'Open the link of a confirmation mail', query: [...token, 'redirect_url'], status: 302, free: true },
  'POST /auth/confirmation': { summary: 'Mail a new confirmation link', body: ['email', 'redirect_url', 'redirect'], free: true },
  'POST /auth/unlock': { summary: 'Mail a link that unlocks an account', body: ['email'], free: true },
  'GET /auth/unlock': { summary: 'Open the link of that mail', query: ['unlock_token'], status: 302, free: true },

  'GET /api/v1/sites': { summary: 'Every site there is, and the one of the caller' },
  'POST /api/v1/home_site': { summary: 'Where an account belongs, for whoever has its password', body: credentials },
  'GET /api/v1/current_user': { summary: 'The own account, whole', one: 'users', query: ['include'] },
  'PATCH /api/v1/current_user': {
    summary: 'Change the own account',
    one: 'users',
    body: ownAccount,
  },
  'PUT /api/v1/current_user': { summary: 'Change the own account', one: 'users', body: ownAccount },
  'DELETE /api/v1/current_user': { summary: 'Delete the own account', body: ['current_password'] },
  'GET /api/v1/current_user/account': { summary: 'What only the owner is told of an account' },
  'GET /api/v1/current_user/data': { summary: 'Everything that is kept about the caller' },
  'GET /api/v1/current_user/viewers': { summary: 'Who has looked at the caller' },
  'GET /api/v1/current_organizations': { summary: 'The organizations the caller works for', list: 'organizations', query: ['include'] },
  'GET /api/v1/current_organization': { summary: 'The organization the caller acts for', one: 'organizations', query: ['include'] },
  'GET /api/v1/deletion_receipts/:receipt': { summary: 'Whether an account was deleted just now' },
  'GET /api/v1/sessions': { summary: 'Where the caller is signed in', free: true },
  'DELETE /api/v1/sessions': { summary: 'Sign out everywhere else', status: 204 },
  'DELETE /api/v1/sessions/:id': { summary: 'Sign out there', status: 204 },
  'POST /api/v1/users': {
    summary: 'Sign up (as a visitor) or invite (as staff)',
    one: 'users',
    status: [200, 201],
    body: [
      'email',
      'first_name',
      'last_name',
      'locale',
      'password',
      'password_confirmation',
      'terms_accepted',
      'role_name',
      'organization_id',
      'redirect',
      'draft_token',
      'sign_in_challenge',
    ],
  },
  'POST /api/v1/users/:id/resend_confirmation_instructions': { summary: 'Mail the confirmation link again' },
  'POST /api/v1/confirm': { summary: 'Confirm an address', one: 'users', body: token, query: token },
  'POST /api/v1/sign_in_after_confirmation': {
    summary: 'Sign in where one signed up, once the address is confirmed',
    one: 'users',
    body: ['user_id', 'sign_in_verifier'],
  },
  'POST /api/v1/sign_in_as_user': { summary: 'Look through the eyes of a person', one: 'users', body: ['user_id', 'email'] },
}

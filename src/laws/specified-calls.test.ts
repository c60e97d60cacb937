import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

/** Specification §7, in its order. */
const specified = [
  'GET /api/v1/current_organizations',
  'GET /api/v1/current_organization',
  'GET /api/v1/organizations',
  'GET /api/v1/organizations/:id',
  'GET /api/v1/users',
  'PUT /api/v1/organizations/:id/approve',
  'PUT /api/v1/organizations/:id',
  'DELETE /api/v1/organizations/:id',
  'GET /api/v1/current_user',
  'GET /api/v1/users/:id',
  'POST /api/v1/users',
  'PATCH /api/v1/current_user',
  'DELETE /api/v1/users/:id',
  'PATCH /api/v1/users/:id',
  'PUT /api/v1/users/:id/add_role',
  'DELETE /api/v1/users/:id/remove_role',
  'POST /api/v1/users/:id/resend_confirmation_instructions',
  'POST /api/v1/confirm',
  'POST /api/v1/sign_in_as_user',
  'POST /auth/sign_in',
  'DELETE /auth/sign_out',
  'POST /auth/password',
  'PUT /auth/password',
  'GET /api/v1/volunteer_centers',
  'GET /api/v1/volunteer_centers/current',
]
/** Not built yet; this list only gets shorter. */
const absent: string[] = []

const { app } = await startTestApp()

test('every call of the specification exists, but for those named here', () => {
  const registered = new Set(app.routeList.map(({ method, url }) => `${method} ${url}`))
  expect(specified.filter((call) => !registered.has(call))).toEqual(absent)
})

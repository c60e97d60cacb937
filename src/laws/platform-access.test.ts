import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resourceApis } from '#src/server/registered.ts'

const src = join(import.meta.dirname, '..')
const product = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\.ts$|\/test-[^/]+\.ts$|^(testing|seed|laws)\/|^kernel\/(db|testing)\//.test(path),
)
const calling = (name: string) => product.filter((path) => readFileSync(join(src, path), 'utf8').includes(`.${name}(`)).sort()

/** Accounts stand before centers. Whoever is added here has been read by somebody else for what it lets a center see of another. */
const reviewed = /^features\/(auth|users)\/([\w-]+\/)?server\//
const alone = [
  'features/imports/apply/server/apply.ts', // people and organizations come in one transaction, bound by row-level security to their center (domain §3.17)
  'features/imports/server/verbs.ts', // looks whether they may go
  'features/imports/undo/server/undo.ts', // and are taken back in one
  'features/tenancy/server/centers.ts',
  'features/tenancy/server/sharing-tenants.ts', // says at the start which sites share; a table of no center
  'kernel/jsonapi/request/server/api-request.ts', // writes of resources that belong to the platform: people, as the next test says
]

test('outside accounts only the list of centers and the writes of people look past the wall', () => {
  expect(calling('onPlatform').filter((path) => !reviewed.test(path))).toEqual(alone)
})

test('of what belongs to the platform, people alone are written by the API, and whether a center looks first', () => {
  const written = resourceApis.filter(({ create, update, remove, memberVerbs: actions }) => create ?? update ?? remove ?? actions)
  expect(written.filter(({ resource }) => resource.belongsTo === 'platform').map(({ resource }) => resource.type)).toEqual(['volunteer_centers', 'users'])
})

test('of what belongs to a center, organizations alone are made together with an account', () => {
  expect(resourceApis.filter(({ createsPeople }) => createsPeople).map(({ resource }) => resource.type)).toEqual(['organizations'])
})

test('only jobs and mails work for all centers at once', () => {
  expect(calling('asWorker').filter((path) => !path.startsWith('kernel/jobs/server/') && !path.startsWith('kernel/mail/server/'))).toEqual([
    'features/users/privacy/server/anonymise.ts', // takes a person out of the mails of every center
    'features/users/privacy/server/retention.ts', // forgets what has been kept long enough, in every center
    'kernel/undo/server/sweep-changes.ts', // forgets steps that can no longer be undone
  ])
})

test('only a move of an organization, and the news of a shared vacancy, speak at two centers in one transaction', () => {
  expect(product.filter((path) => /\binOtherCenter\(/.test(readFileSync(join(src, path), 'utf8')))).toEqual([
    'features/organization-transfers/server/transfer-row.ts', // each center has its own row, trace and mails
    'features/vacancies/sharing/server/share.ts', // the other center's own people are told, by its own mails; nothing read there comes back
  ])
})

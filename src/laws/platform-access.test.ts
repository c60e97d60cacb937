import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resourceApis } from '#src/server/registered.ts'

const src = join(import.meta.dirname, '..')
const product = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\.ts$|\/test-[^/]+\.ts$|^(testing|seed|laws)\/|^kernel\/(db|testing)\//.test(path),
)
const calling = (name: string) => product.filter((path) => readFileSync(join(src, path), 'utf8').includes(`.${name}(`)).sort()

/** Accounts exist outside centers. Every addition to this list has been reviewed for what it reveals to a center about another. */
const reviewed = /^features\/(auth|users)\/([\w-]+\/)?server\//
const alone = [
  'features/center-archives/server/join-account.ts', // makes two accounts of one person one, after their own yes
  'features/center-archives/server/prove-who.ts', // reads the account of who asks, to compare the password
  'features/center-archives/server/tell-arrivals.ts', // mails who came with an imported center, with a token of their account
  'features/center-removals/server/begin-removals.ts', // which centers are to be removed today
  'features/center-removals/server/carry-out.ts', // removes a center, its hosts and its site, once nothing of it is left
  'features/center-removals/server/journal-removals.ts', // which centers were removed, for a restore
  'features/center-removals/server/read-removal.ts', // when a center is removed, for the platform's admins alone
  'features/center-removals/server/remove-accounts.ts', // removes the accounts of those who belong to no other center
  'features/imports/kinds/server/transaction-of.ts', // imports people and organizations, and undoes it, in one transaction; row-level security binds it to their center (domain §3.17)
  'features/tenancy/server/centers.ts',
  'features/tenancy/server/sharing-tenants.ts', // stores at the start which sites share; a table without a center
  'kernel/jsonapi/request/server/api-request.ts', // writes resources that belong to the platform: people, as the next test says
  'server/set-up-site.ts', // makes a site, its center and its first person; run by who has the database
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
    'features/center-archives/server/tell-arrivals.ts', // the list of centers, one after the other
    'features/center-removals/server/begin-removals.ts', // adds the job that removes a center
    'features/center-removals/server/carry-out.ts', // removes the rows of a center that is being removed: the database lets through no others
    'features/center-removals/server/remove-accounts.ts', // and the accounts at home there
    'features/developer/server/call-routes.ts', // outside production only: how many mails of its own center were written
    'features/tenancy/server/centers-with.ts', // which centers a job of a thing that some sites lack runs for
    'features/users/privacy/server/anonymise.ts', // removes a person from the mails of every center
    'features/users/privacy/server/retention.ts', // applies the retention rules in every center
    'kernel/encryption/server/encrypted-columns.ts', // encrypts the words of every center anew with the newest key
    'kernel/storage/server/loose-objects.ts', // removes what no row names, also of centers that are gone
    'kernel/storage/server/refuse-wrong-storage.ts', // the list of centers, one after the other
    'kernel/undo/server/sweep-changes.ts', // removes changes that can no longer be undone
  ])
})

test('only a move of an organization, the news of a shared vacancy and a new center leave the center of their transaction', () => {
  expect(product.filter((path) => /\binOtherCenter\(/.test(readFileSync(join(src, path), 'utf8')))).toEqual([
    'features/organization-transfers/server/transfer-row.ts', // each center has its own row, audit events and mails
    'features/tenancy/server/write-sites.ts', // a new center gets its own organization; the platform has no center, and nothing is read
    'features/vacancies/sharing/server/share.ts', // the other center's people are notified by its own mails; nothing that is read there is returned
  ])
  // Beside the database's own files nobody sets the center by hand.
  expect(product.filter((path) => /set_config\('app\.center_id'/.test(readFileSync(join(src, path), 'utf8')))).toEqual([
    'kernel/jsonapi/write/server/idempotency.ts', // a write on the platform keeps its answer at the center that was asked
  ])
})

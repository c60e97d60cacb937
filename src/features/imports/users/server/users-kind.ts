import { faultWords } from '#features/imports/columns/column-words.ts'
import { knownPeople } from '#features/imports/kind/server/known-entries.ts'
import { readName } from '#features/imports/kind/server/read-name.ts'
import type { CheckedRow, Fail, Matching, ServerKind, Texts, ValidatedRow } from '#features/imports/kind/server/server-kind.ts'
import { undoAccounts } from '#features/imports/kind/server/undo-accounts.ts'
import { usersKind } from '#features/imports/users/users.ts'
import { initialRoles, isIn, organizationStaff } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { applyUsers } from './apply-users.ts'

export const usersOnServer: ServerKind = { ...usersKind, judge: judgeUser, match: matchUsers, writesOn: 'platform', apply: applyUsers, undo: undoAccounts }

function judgeUser({ kept }: CheckedRow, texts: Texts, fail: Fail): void {
  readName(kept, { whole: 'name', first: 'firstName', prefix: 'prefix', last: 'lastName' })
  if (!kept['firstName']) fail('name' in texts && !('firstName' in texts) ? 'name' : 'firstName', 'blank', faultWords.fullName)
  const { role = kept['organization'] ? initialRoles.colleague : initialRoles.account } = kept
  kept['role'] = role
  if (isIn(organizationStaff, role) && !kept['organization']) fail('organization', 'blank', faultWords.needsOrganization)
}

async function matchUsers(db: Database, rows: readonly ValidatedRow[], { centerId, organizations }: Matching): Promise<void> {
  const people = await knownPeople(
    db,
    centerId,
    rows.flatMap(({ kept }) => kept['email'] ?? []),
  )
  for (const row of rows) {
    const { kept, faults } = row
    if (kept['organization']) {
      const organization = organizations.named(kept['organization'])
      if (organization) kept['organizationId'] = organization.id
      else faults['organization'] ??= { code: 'no_organization', words: sayInAll(faultWords.noOrganization) }
    }
    const person = people.get(kept['email'] ?? '')
    if (!person) continue
    if (!person.here || person.status === 'archived') faults['email'] ??= { code: 'taken', words: sayInAll(faultWords.taken) }
    else {
      const fills = person.open && !person.hasPhone && kept['phone'] !== undefined
      Object.assign(row, { outcome: 'exists', choice: fills ? 'update' : 'skip', matchId: person.id, matchBy: 'email', matchName: person.name })
    }
  }
}

import { mapEntriesOnServer } from '#features/imports/map-entries/server/map-entries-kind.ts'
import type { ServerKind } from '#features/imports/kind/server/server-kind.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { organizationsOnServer } from '#features/imports/organizations/server/organizations-kind.ts'
import { usersOnServer } from '#features/imports/users/server/users-kind.ts'
import { vacanciesOnServer } from '#features/imports/vacancies/server/vacancies-kind.ts'

/** What each kind of list does on the server. */
export const serverKinds: Readonly<Record<ImportKind, ServerKind>> = {
  organizations: organizationsOnServer,
  users: usersOnServer,
  vacancies: vacanciesOnServer,
  social_map_entries: mapEntriesOnServer,
}

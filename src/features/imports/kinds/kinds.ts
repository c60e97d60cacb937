import type { ImportKindDeclaration } from '#features/imports/kind/import-kind.ts'
import { mapEntriesKind } from '#features/imports/map-entries/map-entries.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { organizationsKind } from '#features/imports/organizations/organizations.ts'
import { usersKind } from '#features/imports/users/users.ts'
import { vacanciesKind } from '#features/imports/vacancies/vacancies.ts'

/** Every kind of list. What each does on the server is in `server/server-kinds.ts`. */
export const kinds: Readonly<Record<ImportKind, ImportKindDeclaration>> = {
  organizations: organizationsKind,
  users: usersKind,
  vacancies: vacanciesKind,
  social_map_entries: mapEntriesKind,
}

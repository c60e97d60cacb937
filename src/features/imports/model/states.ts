/** What a list can contain. */
export const importKinds = ['organizations', 'users', 'vacancies', 'social_map_entries'] as const
export type ImportKind = (typeof importKinds)[number]

/** Where a kind of list is imported, and where what came of it stands; what is imported has its page below `thing`. */
export const importPages: Readonly<Record<ImportKind, { add: string; list: string; thing: string }>> = {
  organizations: { add: '/organizations/add', list: '/organizations', thing: '/organizations' },
  users: { add: '/users/add', list: '/users', thing: '/users' },
  vacancies: { add: '/vacancies/add', list: '/vacancies', thing: '/vacancies' },
  social_map_entries: { add: '/sociale-kaart/import', list: '/sociale-kaart/overzicht', thing: '/sociale-kaart' },
}

/** Domain §3.17. A status that ends in -ing is ended by a job; the others wait for a person. */
export const importStatuses = ['waiting', 'reading', 'unmapped', 'ready', 'applying', 'done', 'undoing', 'undone', 'failed'] as const
export type ImportStatus = (typeof importStatuses)[number]

export const isBusy = (status: ImportStatus): boolean => status === 'reading' || status === 'applying' || status === 'undoing'

/** The result of validating a row: faulty, existing or new. */
export const rowOutcomes = ['bad', 'exists', 'new'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
export const rowChoices = ['add', 'update', 'skip'] as const
export type RowChoice = (typeof rowChoices)[number]
/** By what an existing entry was recognised. */
export const matchReasons = ['kvk', 'name_postcode', 'same_name', 'near_name', 'email', 'external_id', 'title_organization'] as const
/** By these it may well be another one: nothing of it is changed unless somebody says so. */
export const maybeTheSame: readonly MatchReason[] = ['same_name', 'near_name']
export type MatchReason = (typeof matchReasons)[number]

/** The maximum size of a file (contract §3.3). */
export const limits = { bytes: 10 * 1024 * 1024, partBytes: 512 * 1024, rows: 20_000, columns: 50, emptyColumns: 1000, rowLetters: 16_000 } as const

/** The maximum size of an archive with pictures: its parts, its files, and their bytes when they are unpacked. */
export const archiveLimits = { parts: 400, entries: 20_000, unpacked: 2 * 1024 ** 3 } as const

/** Hours within which an import can be undone. */
export const hoursToUndo = 24
/** Invitations per minute, so that other mails are not held up. */
export const mailsPerMinute = 200

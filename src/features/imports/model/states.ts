/** What a list can be of. */
export const importKinds = ['organizations', 'users'] as const
export type ImportKind = (typeof importKinds)[number]

/** Domain §3.17. What ends in -ing is a job's to end; the others wait for somebody. */
export const importStatuses = ['waiting', 'reading', 'unmapped', 'ready', 'applying', 'done', 'undoing', 'undone', 'failed'] as const
export type ImportStatus = (typeof importStatuses)[number]

export const isBusy = (status: ImportStatus): boolean => status === 'reading' || status === 'applying' || status === 'undoing'

/** What a row is: wrong, there already, or new. */
export const rowOutcomes = ['bad', 'exists', 'new'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
export const rowChoices = ['add', 'update', 'skip'] as const
export type RowChoice = (typeof rowChoices)[number]
/** By what somebody or something was recognised. */
export const matchReasons = ['kvk', 'name_postcode', 'near_name', 'email'] as const
export type MatchReason = (typeof matchReasons)[number]

/** What is taken of a file at most (contract §3.3). */
export const limits = { bytes: 10 * 1024 * 1024, partBytes: 512 * 1024, rows: 20_000, columns: 50, emptyColumns: 1000, rowLetters: 16_000 } as const

/** Hours in which an import can be taken back. */
export const hoursToUndo = 24
/** Invitations that are sent in a minute, so that other mails find their way between them. */
export const mailsPerMinute = 200

import type { StoredLook } from '#features/settings/model/stored-look.ts'

/** The parameter of a preview: a look that nobody else sees, signed (ADR 0033). */
export const previewParameter = 'look'
/** Beside it: whether it is shown by day or by night. */
export const nightParameter = 'night'
/** The code of the one refusal that a frame of our own shows. */
export const lookOver = 'look_over'
/** The stylesheet of a preview stands at an address that says which. */
export const previewSheet = 'preview.css'

/** What a preview shows: colours and corners as they would be, and a logo that is not kept yet. */
export type PreviewedLook = StoredLook & { logoUrl?: string | null }

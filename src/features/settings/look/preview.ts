import type { StoredLook } from '#features/settings/model/stored-look.ts'

/** The query parameter of a preview: a signed look that only its author sees (ADR 0033). */
export const previewParameter = 'look'
/** Its companion: whether to show the light or the dark scheme. */
export const nightParameter = 'night'
/** The code of the only error page that our own frame may show. */
export const lookOver = 'look_over'
/** The stylesheet of a preview, with its token in the address. */
export const previewSheet = 'preview.css'

/** The look of a preview: colours and corners, and a logo that is not saved yet. */
export type PreviewedLook = StoredLook & { logoUrl?: string | null }

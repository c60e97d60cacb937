/** The page on which a center's admin takes everything along. */
export const archivePath = '/settings/export'

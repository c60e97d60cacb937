/** Why a certificate was withdrawn: it should not have been issued, or the participant asked for it. */
export const revokedReasons = ['mistake', 'asked'] as const
export type RevokedReason = (typeof revokedReasons)[number]

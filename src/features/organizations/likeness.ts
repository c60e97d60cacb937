/** Why two organizations might be the same one. */
export const likenessReasons = ['name', 'address', 'postcode'] as const
export type LikenessReason = (typeof likenessReasons)[number]

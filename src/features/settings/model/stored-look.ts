import type { volunteerCenterProfile } from './center-profile.ts'
import type { ThemeSettings } from '#features/settings/colors/theme.ts'

/** The attributes of a profile that make a look, except its pictures. */
export const lookNames = [
  'primaryColorPreset',
  'primaryColorShades',
  'secondaryColorPreset',
  'secondaryColorShades',
  'mutedColorPreset',
  'backgroundColor',
  'textColor',
  'cornerShape',
] as const satisfies readonly (keyof typeof volunteerCenterProfile.attributes)[]

export type LookName = (typeof lookNames)[number]

/** A stored look: theme settings (specification §3) and the corners. */
export type StoredLook = Pick<ThemeSettings, Exclude<LookName, 'cornerShape'>> & { cornerShape?: 'rounded' | 'straight' | null }

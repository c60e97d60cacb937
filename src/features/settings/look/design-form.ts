import { defineForm } from '#design/form/define-form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { designWords as words } from './design-messages.ts'
import { type OwnColor, ownColorField, ownColorIn } from './own-color.ts'
import { usualPresets } from '#features/settings/colors/presets.ts'

const color = { hint: words.colorHint, words: { invalid_color: words.noColor } }

export const designForm = defineForm(volunteerCenterProfile.attributes, {
  primaryColorPreset: { label: words.primary },
  primaryColorShades: { label: words.primaryShades },
  secondaryColorPreset: { label: words.secondary },
  secondaryColorShades: { label: words.secondaryShades },
  mutedColorPreset: { label: words.muted },
  backgroundColor: { label: words.background, ...color },
  textColor: { label: words.textColor, ...color },
  cornerShape: { label: words.corners, options: { rounded: words.rounded, straight: words.straight } },
})

type Shown = Readonly<Record<string, unknown>>

/** A profile in the shape of the form, for comparison: shade sets as the text of their field. */
export function profileAsTyped<Profile extends Shown>(profile: Profile): Profile {
  const text = (set: unknown) => (set ? JSON.stringify(set) : null)
  return { ...profile, primaryColorShades: text(profile['primaryColorShades']), secondaryColorShades: text(profile['secondaryColorShades']) }
}

/** The values of the fields: custom shades win over a preset and have their hex code, and a center without a choice has the default. */
export function designValues(profile: Shown): Typed {
  const values = typedOf(designForm, profileAsTyped(profile))
  const own = (which: OwnColor) => [ownColorIn(values[`${which}ColorShades`]?.[0] ?? '') ?? ''].filter(Boolean)
  const chosen = (which: 'primary' | 'secondary') =>
    values[`${which}ColorShades`]?.length ? [] : values[`${which}ColorPreset`]?.length ? values[`${which}ColorPreset`]! : [usualPresets[which]]
  return {
    ...values,
    primaryColorPreset: chosen('primary'),
    secondaryColorPreset: chosen('secondary'),
    [ownColorField('primary')]: own('primary'),
    [ownColorField('secondary')]: own('secondary'),
    mutedColorPreset: values['mutedColorPreset']?.length ? values['mutedColorPreset'] : [usualPresets.muted],
  }
}

import { type Proposal, proposalsFor } from '#features/settings/colors/proposals.ts'
import { readTheme } from '#features/settings/colors/theme.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'

/** A chosen colour that lacks contrast, with what is stored in its place. */
export type Corrected = Partial<Record<'textColor' | 'backgroundColor', { sent: string; kept: string | null }>>

/**
 * Replaces a text or background colour that lacks contrast by the nearest shade that has enough (domain §5.13). The screen, the preview and
 * the server all say and do what this gives: `look` is what is stored, `proposals` what there is to say about it.
 */
export function correctLook(look: StoredLook): { look: StoredLook; corrected: Corrected; proposals: Proposal[] } {
  const corrected: Corrected = {}
  const proposals: Proposal[] = []
  // Background first, since a paler one may be all that the text needs.
  for (const field of ['backgroundColor', 'textColor'] as const) {
    const proposal = proposalsFor(readTheme({ ...look, ...keptOf(corrected) }, () => {})).find((one) => one.field === field)
    if (!proposal) continue
    corrected[field] = { sent: look[field]!, kept: proposal.shade?.name ?? null }
    proposals.push(proposal)
  }
  return { look: { ...look, ...keptOf(corrected) }, corrected, proposals }
}

const keptOf = (corrected: Corrected) => Object.fromEntries(Object.entries(corrected).map(([field, { kept }]) => [field, kept]))

/**
 * Of a preset and shades of one's own a center has one: the last chosen. A preset drops shades of its own and the other way round, so that
 * a colour that was given up does not come back when the other is emptied. Of both at once the shades win, as they do on the page.
 */
export function settleLook(sent: Partial<StoredLook>): Partial<StoredLook> {
  const settled = { ...sent }
  for (const which of ['primary', 'secondary'] as const) {
    if (settled[`${which}ColorShades`]) settled[`${which}ColorPreset`] = null
    else if (settled[`${which}ColorPreset`]) settled[`${which}ColorShades`] = null
  }
  return settled
}

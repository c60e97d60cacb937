import { type NamedShade, proposalsFor } from '#features/settings/colors/proposals.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'
import { readTheme } from '#features/settings/colors/theme.ts'

/** What was sent and cannot be read, with what is kept in its place. */
export type Corrected = Partial<Record<'textColor' | 'backgroundColor', { sent: string; kept: string | null }>>

/** A look that can be read: a text or a background that cannot gives way to the nearest shade that can (domain §5.13). */
export function correctLook(look: StoredLook): { look: StoredLook; corrected: Corrected } {
  const corrected: Corrected = {}
  // A paler background may be all that the text needs.
  for (const field of ['backgroundColor', 'textColor'] as const) {
    const proposal = proposalsFor(readTheme({ ...look, ...keptOf(corrected) }, () => {})).find((one) => one.field === field)
    if (proposal) corrected[field] = { sent: look[field]!, kept: nameOf(proposal.shade) }
  }
  return { look: { ...look, ...keptOf(corrected) }, corrected }
}

const nameOf = (shade: NamedShade | null) => shade?.name ?? null
const keptOf = (corrected: Corrected) => Object.fromEntries(Object.entries(corrected).map(([field, { kept }]) => [field, kept]))

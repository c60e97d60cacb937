import type { Transitions } from '#kernel/states/machine.ts'

export const entryStatuses = ['draft', 'pending', 'active', 'stale', 'temporarily_closed', 'inactive'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/**
 * An entry that nobody confirmed for a year is `stale`: the job of the night sets it, and lists compare the date themselves, so
 * that they are right between two nights.
 */
export const entryTransitions: Transitions<EntryStatus> = {
  draft: ['pending', 'active'],
  pending: ['active', 'draft'],
  active: ['pending', 'stale', 'temporarily_closed', 'inactive'],
  stale: ['active', 'temporarily_closed', 'inactive'],
  temporarily_closed: ['active', 'inactive'],
  inactive: ['draft'],
}

/** The states in which visitors may read an entry. */
const shownStatuses: readonly EntryStatus[] = ['active', 'stale', 'temporarily_closed']
export const isShownAs = (status: EntryStatus): boolean => shownStatuses.includes(status)

/** After how many months without a person's word an entry leaves the list, and the site. */
export const monthsUntilStale = 12
export const monthsUntilInactive = 18

/** By whose word an entry is right. */
export const assuredWays = ['owner', 'center_phone', 'center_visit'] as const
/** What the last check rests on; of an import it is the day that the list names. */
export const assuredSources = [...assuredWays, 'import'] as const

/** The law that pays for a service and says who may refer to it. */
export const socialLaws = ['wmo', 'jeugdwet', 'participatiewet', 'wlz', 'zvw'] as const

export const costKinds = ['free', 'own_contribution', 'paid', 'unknown'] as const
export type CostKind = (typeof costKinds)[number]

export const locationTypes = ['physical', 'postal', 'virtual'] as const
/** `area`: the town, and a point rounded to a kilometre; `hidden`: nothing of it leaves the server. */
export const addressVisibilities = ['public', 'area', 'hidden'] as const

export const accessibilityCodes = ['step_free', 'toilet', 'hearing_loop', 'parking', 'quiet_room'] as const

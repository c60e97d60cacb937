import type { Transitions } from '#kernel/states/machine.ts'

export const helpKinds = ['request', 'offer'] as const
export type HelpKind = (typeof helpKinds)[number]

export const helpCategories = [
  'company',
  'walking',
  'shopping',
  'paperwork',
  'language',
  'digital',
  'garden',
  'odd_jobs',
  'pets',
  'transport',
  'children',
  'other',
] as const
export type HelpCategory = (typeof helpCategories)[number]

export const helpFrequencies = ['once', 'weekly', 'biweekly', 'flexible'] as const
export type HelpFrequency = (typeof helpFrequencies)[number]

/** Who may see it once it is approved: everybody, or only those who look for a helper by hand. */
export const helpVisibilities = ['public', 'coordinator_only'] as const
export type HelpVisibility = (typeof helpVisibilities)[number]

/** Of whoever needs the help: 18 or older, or 16 or 17 with a parent's yes. For a younger child a parent asks. */
export const ageGroups = ['adult', 'young'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** Who the person is for whom somebody else asks. */
export const relations = ['own_child', 'parent', 'partner', 'relative', 'neighbour', 'client', 'other'] as const
export type Relation = (typeof relations)[number]

/** How whoever another asks for said yes. A guardian says it for their own child. */
export const consentWays = ['guardian', 'link', 'spoken', 'paper'] as const
export type ConsentWay = (typeof consentWays)[number]

/** What a helper should know before they come. */
export const safetyFlags = ['pets', 'stairs', 'smoker'] as const
export type SafetyFlag = (typeof safetyFlags)[number]

export const deniedReasons = ['professional_care', 'paid_work', 'unsafe', 'outside_area', 'duplicate', 'other'] as const
export type DeniedReason = (typeof deniedReasons)[number]

export const helpStatuses = ['draft', 'pending', 'open', 'proposed', 'matched', 'closed', 'denied', 'expired', 'withdrawn'] as const
export type HelpStatus = (typeof helpStatuses)[number]

/** `matched` leads back to `open` when the match ends early and the person wants another; `proposed` does when it is refused. */
export const helpTransitions: Transitions<HelpStatus> = {
  draft: ['pending', 'withdrawn'],
  pending: ['open', 'denied', 'withdrawn'],
  open: ['proposed', 'expired', 'withdrawn'],
  proposed: ['matched', 'open', 'withdrawn'],
  matched: ['closed', 'open', 'withdrawn'],
  closed: [],
  denied: [],
  expired: [],
  withdrawn: [],
}

/** The states that a request can be in while somebody waits for something. */
export const runningStatuses = ['pending', 'open', 'proposed', 'matched'] as const satisfies readonly HelpStatus[]
/** The states in which it has ended. */
export const endedStatuses = ['closed', 'denied', 'expired', 'withdrawn'] as const satisfies readonly HelpStatus[]

/** How many of one kind a person has at a time, and in the first 24 hours of an account. */
export const mostOfAKind = 3
export const mostInFirstDay = 1

/** How long a request is open, in days. */
export const daysOpen = { least: 14, usual: 60, most: 180 }
/** How many days before the end the person is asked whether it is still wanted. */
export const daysBeforeExpiry = [14, 3] as const
/** In how many working days the center looks at a request; on which it is reminded, and on which its admins are. */
export const screeningDays = { remind: 3, escalate: 5 }
/** What people wrote is erased so many months after the end (decisions 52). */
export const monthsUntilForgotten = 3

/** Most living entries of the social map that a denial names. */
export const mostReferrals = 3

/** How far the middle of a town is, in words that tell no more (decisions 80). */
export const distanceBands = ['<2', '2-5', '5-10', '>10'] as const
export type DistanceBand = (typeof distanceBands)[number]

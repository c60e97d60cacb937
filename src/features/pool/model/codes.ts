/** Who may see somebody's card: nobody, the center, or also its organizations. */
export const visibilities = ['hidden', 'center', 'organizations'] as const
export type Visibility = (typeof visibilities)[number]

/** What follows from the visibility, a pause and the day of the last confirmation (domain §3.12). A removed card has no row. */
export const entryStatuses = ['hidden', 'visible', 'paused', 'stale'] as const
export type EntryStatus = (typeof entryStatuses)[number]

export const transports = ['foot', 'bike', 'public_transport', 'car'] as const
export type Transport = (typeof transports)[number]

export const goals = ['social', 'language', 'work_experience', 'stage', 'mdt', 'appreciation'] as const
export type Goal = (typeof goals)[number]

/** How far somebody lives from what is asked for, from the middle of their town (decisions 80). */
export const distanceBands = ['same_town', 'under_5', 'under_10', 'under_20', 'over_20'] as const
export type DistanceBand = (typeof distanceBands)[number]

export const invitationStatuses = ['sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
/** The volunteer can still answer. */
export const openInvitations = ['sent', 'seen'] as const satisfies readonly InvitationStatus[]

export const invitationDeclineReasons = ['not_now', 'not_for_me', 'too_far', 'other'] as const
export type InvitationDeclineReason = (typeof invitationDeclineReasons)[number]

/** Without a confirmation a card is asked about, then seen by nobody, then erased. */
export const monthsUntilStale = 6
export const daysToConfirm = 15
export const monthsUntilErased = 12
/** The longest pause, in months. */
export const longestPause = 6

/** From this age on a card is possible; from the other one also for organizations. */
export const youngest = 16
export const youngestForOrganizations = 18

/** An invitation can be answered for so many days; so many days before the end its reader is reminded. */
export const daysToAnswer = 21
export const daysBeforeExpiry = 3

/** Invitations of one organization in a week, from Monday on, and to one person in a calendar month, whoever sends. */
export const mostInAWeek = 10
export const mostInAMonth = 2

/** What somebody must at least write to whom they invite. */
export const shortestMessage = 20
export const longestMessage = 1000

/** Most cards of one search, whatever it finds. */
export const mostCards = 200
/** So many of the cards that a search finds, those confirmed last, are compared with what is asked for, so that no search goes through all. */
export const comparedCards = 1000

/** The version of the words beside the choice of who may see a card, stored with the consent. */
export const consentVersion = '2026-11'
/** The purposes of consents, from the narrowest on. */
export const consentPurposes = { center: 'pool.center', organizations: 'pool.organizations' } as const
/** The purpose of showing on one's card that a certificate of good conduct (VOG) was seen, a tick of its own. */
export const vogPurpose = 'pool.vog'
/** For how many years one that was seen counts. */
export const vogYears = 3

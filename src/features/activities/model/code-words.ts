import type { Locale } from '#kernel/i18n/messages.ts'
import { defineMessages } from '#kernel/i18n/messages.ts'
import type { accessibilityCodes, ActivityKind, ActivityStatus, AttendanceMode, CostKind, onlineShownCodes, PartOfDay } from './codes.ts'

/** The state of an activity, for those who keep it. */
export const statusWords: Record<ActivityStatus, { nl: string; en: string }> = defineMessages({
  draft: { nl: 'Concept', en: 'Draft' },
  pending: { nl: 'In behandeling', en: 'Awaiting approval' },
  published: { nl: 'Online', en: 'Online' },
  denied: { nl: 'Afgewezen', en: 'Denied' },
  cancelled: { nl: 'Afgelast', en: 'Cancelled' },
  ended: { nl: 'Voorbij', en: 'Over' },
  archived: { nl: 'Gearchiveerd', en: 'Archived' },
})

export const costWords: Record<CostKind, { nl: string; en: string }> = defineMessages({
  free: { nl: 'Gratis', en: 'Free' },
  own_contribution: { nl: 'Eigen bijdrage', en: 'Own contribution' },
  paid: { nl: 'Betaald', en: 'Paid' },
  unknown: { nl: 'Niet bekend', en: 'Not known' },
})

export const modeWords: Record<AttendanceMode, { nl: string; en: string }> = defineMessages({
  offline: { nl: 'Op een plek', en: 'At a place' },
  online: { nl: 'Online', en: 'Online' },
  mixed: { nl: 'Op een plek en online', en: 'At a place and online' },
})

export const onlineShownWords: Record<(typeof onlineShownCodes)[number], { nl: string; en: string }> = defineMessages({
  signed_in: { nl: 'Wie is ingelogd', en: 'Whoever is signed in' },
  day_before: { nl: 'Iedereen, vanaf een dag van tevoren', en: 'Everybody, from a day before' },
})

export const accessibilityWords: Record<(typeof accessibilityCodes)[number], { nl: string; en: string }> = defineMessages({
  step_free: { nl: 'Zonder trap of drempel', en: 'Step-free' },
  toilet: { nl: 'Toilet voor rolstoelen', en: 'Wheelchair toilet' },
  hearing_loop: { nl: 'Ringleiding', en: 'Hearing loop' },
  parking: { nl: 'Parkeerplek voor invaliden', en: 'Accessible parking' },
  quiet_room: { nl: 'Rustige ruimte', en: 'Quiet room' },
})

export const kindWords: Record<ActivityKind, { nl: string; en: string }> = defineMessages({
  ontmoeten: { nl: 'Ontmoeten', en: 'Meeting people' },
  bewegen: { nl: 'Wandelen en sport', en: 'Walking and sports' },
  leren: { nl: 'Leren', en: 'Learning' },
  cultuur: { nl: 'Cultuur', en: 'Culture' },
  eten: { nl: 'Eten en koffie', en: 'Food and coffee' },
  informatie: { nl: 'Informatie', en: 'Information' },
  markt: { nl: 'Markt', en: 'Market' },
  anders: { nl: 'Anders', en: 'Other' },
})

export const partWords: Record<PartOfDay, { nl: string; en: string }> = defineMessages({
  morning: { nl: 'Ochtend', en: 'Morning' },
  afternoon: { nl: 'Middag', en: 'Afternoon' },
  evening: { nl: 'Avond', en: 'Evening' },
})

const weekdayWords = [
  { nl: 'maandag', en: 'Monday' },
  { nl: 'dinsdag', en: 'Tuesday' },
  { nl: 'woensdag', en: 'Wednesday' },
  { nl: 'donderdag', en: 'Thursday' },
  { nl: 'vrijdag', en: 'Friday' },
  { nl: 'zaterdag', en: 'Saturday' },
  { nl: 'zondag', en: 'Sunday' },
] as const

/** The name of a weekday; 1 is Monday. */
export const weekdayName = (weekday: number, locale: Locale): string => weekdayWords[weekday - 1]![locale]

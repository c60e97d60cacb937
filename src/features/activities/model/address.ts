import { addressEnd } from '#kernel/fields/address-end.ts'

/** The address of an activity, and of one date of it (decisions 50). */
export function activityPath(activity: { id: string; slug: string }, day?: string): string {
  return `/activiteitenkalender/${addressEnd(activity)}${day === undefined ? '' : `?d=${day}`}`
}

/** The list of those who keep activities. */
export const activityListAddress = '/activiteitenkalender/overzicht'

/** The editor of an activity. */
export const activityEditAddress = (id: string): string => `/activiteitenkalender/${id}/edit`

/** The queue of activities to review, at one of them; without an id at the first. */
export const activityQueueAddress = (id?: string): string => `${activityListAddress}?view=queue${id ? `&id=${id}` : ''}`

import { addressEnd } from '#kernel/fields/address-end.ts'

/** The address of an activity, and of one date of it (decisions 50). */
export function activityPath(activity: { id: string; slug: string }, day?: string): string {
  return `/activiteitenkalender/${addressEnd(activity)}${day === undefined ? '' : `?d=${day}`}`
}

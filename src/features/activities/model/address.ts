/** The address of an activity, and of one date of it: the title, and the last twelve digits of its id (decisions 50). */
export function activityPath({ id, slug }: { id: string; slug: string }, day?: string): string {
  return `/activiteitenkalender/${slug}--${id.slice(-12)}${day === undefined ? '' : `?d=${day}`}`
}

/** What `filter[address]` finds an activity by: the end of its address, or the whole id. Null for what is neither. */
export function addressedBy(part: string): string | null {
  const id = part.includes('--') ? part.slice(part.lastIndexOf('--') + 2) : part
  return /^([\da-f]{12}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(id) ? id.toLowerCase() : null
}

/** The list of those who keep activities. */
export const activityListAddress = '/activiteitenkalender/overzicht'

/** The editor of an activity. */
export const activityEditAddress = (id: string): string => `/activiteitenkalender/${id}/edit`

/** The queue of activities to review, at one of them; without an id at the first. */
export const activityQueueAddress = (id?: string): string => `${activityListAddress}?view=queue${id ? `&id=${id}` : ''}`

import { snakeCase } from '#kernel/jsonapi/names.ts'

/** Spellings of a type that clients use: `user`, `volunteerCenters`, `volunteer-centers`, `School` (contract §2.2). */
const organizations = new Set(['school', 'volunteer_center', 'organization'])
const plurals = new Map([
  ['vacancy', 'vacancies'],
  ['address', 'addresses'],
  ['volunteer_center', 'volunteer_centers'],
])

/** Plural snake_case of a type as it was sent. */
export function normalType(sent: string): string {
  const snake = snakeCase(sent)
  return plurals.get(snake) ?? (snake.endsWith('s') ? snake : `${snake}s`)
}

/** Whether a body of this `type` may be sent for a resource. */
export function isTypeOf(sent: string, type: string): boolean {
  return normalType(sent) === type || (type === 'organizations' && organizations.has(snakeCase(sent)))
}

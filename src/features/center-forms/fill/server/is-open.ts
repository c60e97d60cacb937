import { today } from '#kernel/db/server/today.ts'

/** SQL: whether a form, as `f`, can be filled in today. */
export const isOpen = `f.status = 'open' and (f.closes_on is null or f.closes_on >= ${today})`

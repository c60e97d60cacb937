/** Days in which somebody can answer whether the account of an imported center is theirs, and set a password. */
export const daysToAnswer = 30

/** What the page behind the mail shows. */
export type CenterJoinForm = { purpose: 'center.join'; state: 'open' | 'yes' | 'no'; firstName: string; center: string }

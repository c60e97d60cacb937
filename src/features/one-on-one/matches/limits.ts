/** How many proposals about one request are open at a time. */
export const mostProposals = 3
/** How many requests and offers somebody answers in a day. */
export const mostAnswersADay = 5
/** How many months a match lasts at first, and at most; when the coordinator looks at it again. */
export const monthsOfMatch = { usual: 12, review: 6, most: 24 } as const
/** How many days before its end both are asked how it was. */
export const daysToEvaluate = 14
/** After how many days without an answer somebody is asked once more, and the center calls. */
export const daysUntilAskedAgain = 7
/** After how many days without a message or an answer the center calls (domain §3.11). */
export const daysOfSilence = 30

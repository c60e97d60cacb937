/** Days that an organization has to answer after the center wrote to the volunteer. */
export const daysToAnswerAgain = 7

/** How many days ahead the center may come back to an application: it expires after six weeks (domain §3.2). */
export const furthestSnooze = 42

/** How many mails one address gets a day, and one application in all, so that nobody can flood a mailbox in another's name. */
export const maxParentRequests = 5

/** The minimum between two mails to a parent about one application. */
export const secondsBetweenParentRequests = 3600

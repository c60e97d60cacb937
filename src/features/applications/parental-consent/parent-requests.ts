/** So many mails to one address in a day, and for one application in all: nobody is flooded in another's name. */
export const maxParentRequests = 5

/** Between two mails to one parent about one application. */
export const secondsBetweenParentRequests = 3600

/** After how long since the last check its contact is asked: half a year, less two weeks to answer in. */
export const askedAfter = '5 months 15 days'

/** Days after the first mail: two reminders, then the center calls. */
export const reminderDays = [14, 28] as const
export const callAfterDays = 42

/** Days that a link of a mail can be used, and that it still says why not after that. */
export const linkDays = 30
export const linkKeptDays = 60

/** Months that the words of an answer are kept once it was handled. */
export const answerKeptMonths = 6

/** Months that an entry which has ended is kept. */
export const endedKeptMonths = 12

/** Minutes within which whoever pressed the button of a mail can take it back. */
export const minutesToTakeBack = 60

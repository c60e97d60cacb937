export const linkPurposes = ['consent', 'parent', 'extend', 'letter', 'check_in'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Tokens of these mails begin so: a link that leads nowhere still says what it was for. */
export const helpTokenStart = 'hulp-'

export const helpLinkPath = (token: string): string => `/forms/${helpTokenStart}${token}`
export const isHelpToken = (token: string): boolean => token.startsWith(helpTokenStart)

/** How many days a link is valid. A letter travels, and is put away. */
export const linkDays: Record<LinkPurpose, number> = { consent: 30, parent: 30, extend: 30, letter: 180, check_in: 30 }

/** How many mails one address gets a day, and one request in all, so that nobody can flood a mailbox in another's name. */
export const mostAsked = 5

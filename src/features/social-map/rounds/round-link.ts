/** Tokens of these mails begin so: a link that leads nowhere still says what it was for. */
export const tokenStart = 'kaart-'

/** The page behind a link. */
export const linkPath = (token: string): string => `/forms/${tokenStart}${token}`

export const isRoundToken = (token: string): boolean => token.startsWith(tokenStart)

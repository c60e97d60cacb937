/** The cookies that hold the credentials of a signed-in person; no script can read them (contract §1.2). */
export const credentialCookies = ['access-token', 'client', 'uid'] as const

/** How long a session lasts after it was extended, in seconds (contract §1.2). */
export const sessionSeconds = 14 * 24 * 3600

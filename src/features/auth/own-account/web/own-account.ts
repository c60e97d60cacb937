/** GET /current_user/account: what only the owner may know. */
export type OwnAccount = {
  unconfirmedEmail: string | null
  notificationPrefs: Record<string, unknown>
  createdAt: string
  termsAcceptedAt: string | null
  lastSeenAt: string | null
  session: { kind: 'normal' | 'impersonation'; signedInAt: string; expiresAt: string; impersonator: string | null }
  /** Signed in too long ago to change the address or delete the account without the password. */
  needsPassword: boolean
}

/** GET /sessions. */
export type OwnSession = {
  id: string
  kind: 'normal' | 'reset' | 'impersonation'
  current: boolean
  userAgent: string | null
  signedInAt: string
  lastUsedAt: string
  expiresAt: string
}

import type { Session } from '#kernel/access/actor.ts'

/** The five headers of a session, all or none (contract §1.2). */
export function sessionHeaders({ token, client, uid, expiresAt }: Session): Record<string, string> {
  return {
    'access-token': token,
    'token-type': 'Bearer',
    client,
    expiry: String(Math.floor(expiresAt.getTime() / 1000)),
    uid,
  }
}

/** All five again in one header, for clients of devise_token_auth 1.2 and later; only where somebody signs in. */
export function authorizationHeader(session: Session): string {
  return `Bearer ${Buffer.from(JSON.stringify(sessionHeaders(session))).toString('base64')}`
}

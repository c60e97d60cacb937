/** Specification §8: a token in an answer to a call that had none. Only calls that sign in may bring one (decisions 22). */
export function refuseUnexpectedToken(call: { method: string; path: string; sentToken: boolean; gotToken: boolean }): void {
  if (!call.gotToken || call.sentToken || (call.method === 'POST' && call.path.split('?', 1)[0] === '/auth/sign_in')) return
  throw new Error('[useApiFetch] Received unexpected token in response.')
}

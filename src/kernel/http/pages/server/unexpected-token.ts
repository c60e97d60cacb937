const signsIn = ['/auth/sign_in', '/api/v1/sign_in_after_confirmation']

/** Specification §8: a token in an answer to a call that had none. Only calls that sign in may return one (decisions 22). */
export function refuseUnexpectedToken(call: { method: string; path: string; sentToken: boolean; gotToken: boolean }): void {
  if (!call.gotToken || call.sentToken || (call.method === 'POST' && signsIn.includes(call.path.split('?', 1)[0]!))) return
  throw new Error('[useApiFetch] Received unexpected token in response.')
}

/** Specification §4: signed in when all three credentials are there, which the server says in `data-auth`. */
export type AuthStatus = 'SIGNED_IN' | 'SIGNED_OUT'

/** Milliseconds after becoming signed out until the current user and roles are gone (specification §9). */
export const clearingDelay = 500

export const statusOf = (auth: string | undefined): AuthStatus => (auth === 'in' ? 'SIGNED_IN' : 'SIGNED_OUT')

/** What the watch needs of the browser. */
type Surroundings = {
  status: AuthStatus
  /** Other tabs of this site. */
  tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  /** Makes the page anew, from what the server knows now: nothing of the person stays in it. */
  clear(): void
}

/**
 * A person is kept in the page that shows them and nowhere else. Signing out in one tab makes every other tab forget
 * them too, half a second later: on a shared computer nobody should find the page of who was there before.
 */
export function watchAuth({ status, tabs, clear }: Surroundings): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between tabs of one origin takes none
  tabs.postMessage(status)
  tabs.addEventListener('message', ({ data }) => {
    if (status === 'SIGNED_IN' && data === 'SIGNED_OUT') setTimeout(clear, clearingDelay)
  })
}

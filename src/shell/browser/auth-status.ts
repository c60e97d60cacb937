/** Specification §4: signed in when all three credentials are there, which the server says in `data-auth`. */
export type AuthStatus = 'SIGNED_IN' | 'SIGNED_OUT'

/** Milliseconds between signing out and clearing the current user and roles (specification §9). */
export const clearingDelay = 500

export const statusOf = (auth: string | undefined): AuthStatus => (auth === 'in' ? 'SIGNED_IN' : 'SIGNED_OUT')

/** What the watch uses of the browser. */
type Surroundings = {
  status: AuthStatus
  /** Channel to other tabs of this site. */
  tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  /** Reloads the page from the server, so that nothing of the person stays in it. */
  clear(): void
}

/**
 * A person's data is only in the page that shows it. When one tab signs out, every other tab is cleared half a second later, so
 * that on a shared computer nobody finds the page of the previous user.
 */
export function watchAuth({ status, tabs, clear }: Surroundings): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel is same-origin and has no targetOrigin
  tabs.postMessage(status)
  tabs.addEventListener('message', ({ data }) => {
    if (status === 'SIGNED_IN' && data === 'SIGNED_OUT') setTimeout(clear, clearingDelay)
  })
}

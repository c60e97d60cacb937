/**
 * Reading one of these changes something: what was new counts as read, and who looked is noted. Only who goes there
 * fetches them, never a link that comes into view.
 */
const leavesTraces = /^\/(?:choices\/|uitloggen|confirm|api\/|applications\/|users\/|auth\/(?!login-1|recover))/

/** Whether the page at this path may be fetched before somebody goes there. */
export function canPrefetch(path: string): boolean {
  return !leavesTraces.test(path)
}

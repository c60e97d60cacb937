/** Links that are fetched ahead in one view, at most: a page of twenty results must not request twenty pages (decisions 70). */
export const mostAhead = 8

type Connection = { saveData?: boolean; effectiveType?: string }

/** Nothing is fetched ahead for people who save data, nor on a connection of the second generation. */
export function mayFetchAhead(connection: Connection | undefined = (navigator as { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !/^(slow-)?2g$/.test(connection?.effectiveType ?? '')
}

/** A browser that knows speculation rules fetches what carries this mark (`speculation-rules.ts`); it never does so on its own. */
export const aheadMark = 'data-ahead'
const knowsRules = () => HTMLScriptElement.supports?.('speculationrules') ?? false

const fetched = new Set<string>()
let watcher: IntersectionObserver | undefined

/** Watches a link, once the browser has nothing else to do, and fetches its page when it comes into view. Stops when the result is called. */
export function watchVisible(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (!link || !mayFetchAhead()) return undefined
  watcher ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fetchAhead(target as HTMLAnchorElement)
  })
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  whenIdle(() => link.isConnected && watcher?.observe(link))
  return () => watcher?.unobserve(link)
}

function fetchAhead(link: HTMLAnchorElement): void {
  watcher?.unobserve(link)
  if (fetched.size < mostAhead) fetchPage(link)
}

/** Fetches the page of a link, once in each view. */
export function fetchPage(link: HTMLAnchorElement): void {
  const { href, origin, pathname, search, target } = link
  const address = pathname + search
  if (origin !== location.origin || target || address === location.pathname + location.search || fetched.has(address)) return
  fetched.add(address)
  if (knowsRules()) link.setAttribute(aheadMark, '')
  else document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document', href: href.split('#', 1)[0]! }))
}

/** Starts the count anew for a new page. */
export function forgetVisible(): void {
  fetched.clear()
}

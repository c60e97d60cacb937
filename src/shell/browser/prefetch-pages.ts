import { isAnotherPage } from './is-internal-navigation.ts'
import { canPrefetch } from './can-prefetch.ts'

/** Links that are fetched when they come into view. A page of twenty results must not ask for twenty pages. */
const max = 6

/** Specification §9: prefetch on visibility; after the first few a page is fetched when its link is pointed at. */
export function prefetchPages(signal: AbortSignal): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData) return
  const fetched = new Set<string>()
  const fetchPage = (link: HTMLAnchorElement) => {
    const { href, pathname, search } = link
    if (!mayFetch(link) || fetched.has(pathname + search)) return
    fetched.add(pathname + search)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document', href: href.split('#', 1)[0]! }))
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || fetched.size >= max) continue
      seen.unobserve(target)
      fetchPage(target as HTMLAnchorElement)
    }
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) seen.observe(link)
  signal.addEventListener('abort', () => seen.disconnect())
  for (const sign of ['pointerover', 'focusin'] as const) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
        if (link) fetchPage(link)
      },
      { signal, passive: true },
    )
  }
}

function mayFetch(link: HTMLAnchorElement): boolean {
  return isAnotherPage(link) && !link.target && canPrefetch(link.pathname)
}

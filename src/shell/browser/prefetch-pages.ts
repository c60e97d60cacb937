/** Links prefetched when they come into view, at most: a page of twenty results must not request twenty pages. */
const max = 6

/** For browsers without speculation rules: prefetches links that become visible (specification §9), beyond the maximum on hover. */
export async function prefetchPages(): Promise<void> {
  const never = await exceptions()
  const fetched = new Set<string>()
  const fetchPage = ({ href, origin, pathname, search, target }: HTMLAnchorElement) => {
    const isHere = pathname === location.pathname && search === location.search
    if (origin !== location.origin || target || isHere || fetched.has(pathname + search) || never.some((one) => one.test(pathname))) return
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
  for (const sign of ['pointerover', 'focusin'] as const)
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (link) fetchPage(link)
    })
}

/** The paths that the speculation rules exclude: `:id` matches one segment and `*` anything that follows. */
async function exceptions(): Promise<RegExp[]> {
  const rules = await (await fetch('/speculation-rules.json')).json()
  const patterns: string[] = rules.prefetch[0].where.and[1].not.href_matches
  return patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+\??/g, '[^/]+').replace('*', '.*')}$`))
}

/** Links that are fetched when they come into view. A page of twenty results must not ask for twenty pages. */
const max = 6

/** For browsers that do not follow the rules by themselves: prefetch on visibility (specification §9), later on pointing. */
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

/** What the file of rules leaves out: paths with `:id` for one part and `*` for whatever follows. */
async function exceptions(): Promise<RegExp[]> {
  const rules = await (await fetch('/speculation-rules.json')).json()
  const patterns: string[] = rules.prefetch[0].where.and[1].not.href_matches
  return patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+\??/g, '[^/]+').replace('*', '.*')}$`))
}

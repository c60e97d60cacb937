/** Whether a click makes the browser leave this page for another one of this site. */
export function isInternalNavigation(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && !link.target && !link.hasAttribute('download') && isAnotherPage(link)
}

/** Of this site, and not a part of the page one is on. */
export function isAnotherPage({ origin, pathname, search }: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search'>): boolean {
  return origin === location.origin && (pathname !== location.pathname || search !== location.search)
}

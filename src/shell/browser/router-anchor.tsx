import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { AnchorProps } from '#design/link/anchor.tsx'
import { pageAt, zoneOf } from '#shell/page-at.ts'
import { canPrefetch } from './can-prefetch.ts'

/** Links prefetched when they come into view, at most; counted anew for every page. */
const max = 8
const fetched = new Set<string>()

/**
 * The link of the signed-in zone behind every link of the design system: the router's own to a page of that zone, with the
 * transition of specification §9, and a plain one to a document, a file or another site.
 */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  if (!isInApp(href) || rest.download !== undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <RoutedAnchor href={href} {...rest}>
      {children}
    </RoutedAnchor>
  )
}

function isInApp(href: string): boolean {
  if (!/^\/(?!\/)/.test(href)) return false
  const match = pageAt(href.split(/[?#]/, 1)[0]!)
  return match !== null && zoneOf(match.page) === 'app'
}

function RoutedAnchor({ href, children, ...rest }: AnchorProps) {
  const [prefetch] = useState(() => prefetchFor(href))
  return (
    <Link to={href} prefetch={prefetch} discover="none" viewTransition {...rest}>
      {children}
    </Link>
  )
}

/**
 * Specification §9: prefetch on visibility. A page of twenty results must not request twenty pages, so after the first few a
 * link is prefetched on hover; never for people who save data, nor where reading changes something.
 */
function prefetchFor(href: string): 'viewport' | 'intent' | 'none' {
  if (typeof document === 'undefined') return 'none'
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData || !canPrefetch(href)) return 'none'
  if (fetched.size >= max && !fetched.has(href)) return 'intent'
  fetched.add(href)
  return 'viewport'
}

/** Starts the count anew for a new page. */
function forgetFetched(): void {
  fetched.clear()
}

/** Moves the focus to where a new document would start, so that screen reader users notice that the page changed. */
export function NavigationFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    forgetFetched()
    document.getElementById('inhoud')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { AnchorProps } from '#design/link/anchor.tsx'
import { pageAt, zoneOf } from '#shell/page-at.ts'
import type { Page } from '#src/app/pages.ts'
import { canPrefetch } from './can-prefetch.ts'
import { forgetVisible, mayFetchAhead, mostAhead, watchVisible } from './visible-links.ts'
import { usePressedButton } from './use-pressed-button.ts'

/** Counted anew for every page. */
const fetched = new Set<string>()

/**
 * The link of the signed-in zone behind every link of the design system: the router's own to a page of that zone, with the
 * transition of specification §9, and a plain one to a document, a file or another site.
 */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  if (rest.download !== undefined || rest.target) return <PlainAnchor {...{ href, children, ...rest }} />
  const page = ownPageAt(href)
  if (page === null || zoneOf(page) !== 'app') return <PlainAnchor isAhead={page !== null && canPrefetch(href)} {...{ href, children, ...rest }} />
  return (
    <RoutedAnchor href={href} {...rest}>
      {children}
    </RoutedAnchor>
  )
}

/** Our own page at an address, or null for a file, another site, or an address without a page. */
const ownPageAt = (href: string): Page | null => (/^\/(?!\/)/.test(href) ? (pageAt(href.split(/[?#]/, 1)[0]!)?.page ?? null) : null)

/** A link out of this zone; one to a document of ours is fetched ahead while it is in view. */
function PlainAnchor({ href, isAhead = false, children, ...rest }: AnchorProps & { isAhead?: boolean }) {
  return (
    <a href={href} {...(isAhead && { ref: watchVisible })} {...rest}>
      {children}
    </a>
  )
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
 * link is prefetched on hover (decisions 70); never for people who save data or whose connection is slow, nor where reading changes something.
 */
function prefetchFor(href: string): 'viewport' | 'intent' | 'none' {
  if (typeof document === 'undefined') return 'none'
  if (!mayFetchAhead() || !canPrefetch(href)) return 'none'
  if (fetched.size >= mostAhead && !fetched.has(href)) return 'intent'
  fetched.add(href)
  return 'viewport'
}

/** Starts the count anew for a new page. */
function forgetFetched(): void {
  fetched.clear()
  forgetVisible()
}

/** What follows from a navigation: the pressed button says that it runs. Moves the focus to where a new document would start, so that screen reader users notice that the page changed. */
export function NavigationFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  usePressedButton()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    forgetFetched()
    document.getElementById('inhoud')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

import { useState } from 'react'
import { Link } from 'react-router'
import type { AnchorProps } from '#design/link/anchor.tsx'
import { pageAt, zoneOf } from '#shell/page-at.ts'
import { canPrefetch } from './can-prefetch.ts'

/** Links that are fetched when they come into view; every page of the site begins with these many of its own. */
const max = 8
const fetched = new Set<string>()

/**
 * The link of the signed-in zone behind every link of the design system: the router's own to a page of that zone, fading as
 * specification §9 says, and the browser's to a document, a file or another site.
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
 * Specification §9: on visibility. A page of twenty results must not ask for twenty pages, so after the first few
 * a link is fetched when it is pointed at; and never for people who save data, nor where reading leaves a trace.
 */
function prefetchFor(href: string): 'viewport' | 'intent' | 'none' {
  if (typeof document === 'undefined') return 'none'
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData || !canPrefetch(href)) return 'none'
  if (fetched.size >= max && !fetched.has(href)) return 'intent'
  fetched.add(href)
  return 'viewport'
}

/** A new page has its own first links. */
export function forgetFetched(): void {
  fetched.clear()
}

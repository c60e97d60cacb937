import { useState } from 'react'
import { Link } from 'react-router'
import type { AnchorProps } from '#design/link/anchor.tsx'
import { canPrefetch } from './can-prefetch.ts'

/** Links that are fetched when they come into view; every page of the site begins with these many of its own. */
const max = 8
const fetched = new Set<string>()

/** The router's link behind every link of the design system. Other sites, files and parts of a page stay plain links. */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  // On the server the router's link would be the same element for ten times the work.
  if (typeof document === 'undefined' || !/^\/(?!\/)/.test(href) || href.startsWith('/choices/') || rest.download !== undefined)
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

function RoutedAnchor({ href, children, ...rest }: AnchorProps) {
  const [prefetch] = useState(() => prefetchFor(href))
  return (
    <Link to={href} prefetch={prefetch} discover="none" {...rest}>
      {children}
    </Link>
  )
}

/**
 * Specification §9: on visibility. A page of twenty results must not ask for twenty pages, so after the first few
 * a link is fetched when it is pointed at; and never for people who save data, nor where reading leaves a trace.
 */
function prefetchFor(href: string): 'viewport' | 'intent' | 'none' {
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

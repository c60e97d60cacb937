import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { forgetFetched } from './router-anchor.tsx'

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

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { forgetFetched } from './router-anchor.tsx'

/** Who hears the page must notice that it is another one: the focus goes where a new document would begin. */
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

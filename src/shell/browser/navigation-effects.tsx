import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_useScrollRestoration as useScrollRestoration, useLocation, useNavigation } from 'react-router'
import { LoadingBar } from '#design/feedback/loading-bar.tsx'
import { forgetFetched } from './router-anchor.tsx'

type Router = { navigate: (to: unknown, options?: object) => Promise<void> }

/** What happens around a change of page: the line at the top, the fade, the place one had scrolled to. */
export function NavigationEffects() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  // The hook, not <ScrollRestoration>: that one writes an inline script, and our pages have none.
  useScrollRestoration()
  useFades()
  useEffect(forgetFetched, [pathname])
  useFocusOnNewPage(pathname)
  return <LoadingBar active={navigation.state !== 'idle'} />
}

/** Every change of page fades as specification §9 says, 75 ms out and 200 ms in, as a view transition of the browser. */
function useFades(): void {
  const router = use(DataRouterContext)?.router as Router | undefined
  useEffect(() => router && fadeAlways(router), [router])
}

const fading = new WeakSet<Router>()

/** React Router asks for `viewTransition` at each link; this gives it to all of them. */
function fadeAlways(router: Router): void {
  if (fading.has(router)) return
  fading.add(router)
  const navigate = router.navigate.bind(router)
  router.navigate = (to, options) => navigate(to, typeof to === 'number' ? options : { viewTransition: true, ...options })
}

/** Who hears the page must notice that it is another one: the focus goes where a new document would begin. */
function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('inhoud')?.focus({ preventScroll: true })
  }, [pathname])
}

import type { Measuring } from '#shell/page-data.ts'

/** Starts the measuring tag. The server puts the id into the page only after a yes (specification §4). */
export function measure({ id, update }: Measuring): void {
  const scope = window as typeof window & { dataLayer?: unknown[] }
  const layer = (scope.dataLayer ??= [])
  const gtag = commandsOf(layer)
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' })
  gtag('consent', 'update', update)
  gtag('js', new Date())
  gtag('config', id)
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** The tag reads `arguments` objects and takes no arrays for them. */
function commandsOf(layer: unknown[]): (...command: unknown[]) => void {
  return function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
}

import { consentUpdate } from '#shell/consent.ts'

/** Starts analytics; the page contains its id only after consent (specification §4). */
export function startAnalytics(): void {
  const id = document.documentElement.dataset['measure']
  if (!id) return
  pushToDataLayer('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' })
  pushToDataLayer('consent', 'update', consentUpdate({ functional: true, analytical: true }))
  pushToDataLayer('js', new Date())
  pushToDataLayer('config', id)
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Queues one gtag command. gtag expects `arguments` objects and ignores arrays. */
export function pushToDataLayer(..._command: unknown[]): void {
  const scope = window as typeof window & { dataLayer?: unknown[] }
  // oxlint-disable-next-line prefer-rest-params
  ;(scope.dataLayer ??= []).push(arguments)
}

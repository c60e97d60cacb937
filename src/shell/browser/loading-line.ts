import { loadingTimes } from '#design/feedback/loading-times.ts'
import { isInternalNavigation } from './is-internal-navigation.ts'

/** The line at the top while the browser itself fetches the next page; what comes is a new document, with a line at rest. */
export function watchLoading(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (state: 'running' | 'idle') => document.querySelector('.loading-bar')?.setAttribute('data-state', state)
  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(() => show('running'), loadingTimes.throttle)
  }
  const rest = () => {
    clearTimeout(timer)
    show('idle')
  }
  document.addEventListener('click', (event) => isInternalNavigation(event) && begin(), { signal })
  document.addEventListener('submit', (event) => event.defaultPrevented || begin(), { signal })
  // A page that comes back from the browser's memory is as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && rest(), { signal })
  signal.addEventListener('abort', rest)
}

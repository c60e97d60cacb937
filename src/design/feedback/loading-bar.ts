/** Times of the loading bar (specification §9), in ms: a load shorter than the throttle shows nothing. */
const loadingTimes = { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 }

type State = 'idle' | 'running' | 'done' | 'failed' | 'leaving'

/**
 * `<loading-bar>`: the bar at the top while a page loads; the stylesheet animates its growth, which takes `duration`. It
 * detects by itself that the browser leaves for another page; React's zone and searches set `active` and `failed`.
 */
export class LoadingBarElement extends HTMLElement {
  static readonly observedAttributes = ['active']
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #gone = new AbortController()

  connectedCallback(): void {
    const { signal } = this.#gone
    document.addEventListener('click', (event) => isInternalNavigation(event) && this.#begin(), { signal })
    document.addEventListener('submit', (event) => event.defaultPrevented || this.#begin(), { signal })
    // A page restored from the back-forward cache still shows the bar of when it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#show('idle'), { signal })
    // An error page is a new document with a new loading bar.
    if (this.hasAttribute('failed')) this.#finish('failed')
  }

  disconnectedCallback(): void {
    this.#gone.abort()
  }

  attributeChangedCallback(_name: string, _old: string | null, now: string | null): void {
    if (now !== null) return this.#begin()
    // Deferred, because `failed` may be set right after `active` is removed.
    queueMicrotask(() => this.hasAttribute('active') || this.#end())
  }

  #begin(): void {
    if (this.dataset['state'] === 'running') return
    this.#after(loadingTimes.throttle, 'running')
  }

  /** A bar that was never shown needs no finish. */
  #end(): void {
    clearTimeout(this.#timer)
    if (this.dataset['state'] !== 'running') return
    this.#finish(this.hasAttribute('failed') ? 'failed' : 'done')
  }

  #finish(as: 'done' | 'failed'): void {
    this.#show(as)
    this.#after(loadingTimes.hideDelay, 'leaving', () => this.#after(loadingTimes.resetDelay, 'idle'))
  }

  #after(wait: number, state: State, then?: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#show(state)
      then?.()
    }, wait)
  }

  #show(state: State): void {
    this.dataset['state'] = state
  }
}

/** Whether a click navigates from this page to another one of this site. */
function isInternalNavigation(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname !== location.pathname || link.search !== location.search
}

/** Of the line at the top (specification §9), in ms: what is quicker than the throttle shows nothing. */
const loadingTimes = { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 }

type State = 'idle' | 'running' | 'done' | 'failed' | 'leaving'

/**
 * `<loading-bar>`: the line at the top while a page is under way; its growth, `duration` long, is in the stylesheet. It sees
 * by itself when the browser leaves for another page; React's zone and searches say so by `active` and `failed`.
 */
export class LoadingBarElement extends HTMLElement {
  static readonly observedAttributes = ['active']
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #gone = new AbortController()

  connectedCallback(): void {
    const { signal } = this.#gone
    document.addEventListener('click', (event) => isInternalNavigation(event) && this.#begin(), { signal })
    document.addEventListener('submit', (event) => event.defaultPrevented || this.#begin(), { signal })
    // A page that comes back from the browser's memory is as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#show('idle'), { signal })
    // The page around an error is a new one, and so is the line on it.
    if (this.hasAttribute('failed')) this.#finish('failed')
  }

  disconnectedCallback(): void {
    this.#gone.abort()
  }

  attributeChangedCallback(_name: string, _old: string | null, now: string | null): void {
    if (now !== null) return this.#begin()
    // Whoever takes `active` away may say `failed` right after it.
    queueMicrotask(() => this.hasAttribute('active') || this.#end())
  }

  #begin(): void {
    if (this.dataset['state'] === 'running') return
    this.#after(loadingTimes.throttle, 'running')
  }

  /** A line that was never seen has nothing to finish. */
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

/** Whether a click makes the browser leave this page for another one of this site. */
function isInternalNavigation(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname !== location.pathname || link.search !== location.search
}

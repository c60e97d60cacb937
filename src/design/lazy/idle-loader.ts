/**
 * Something with script of its own that a page does not need at first. It is fetched as soon as the page is at rest, so that nothing
 * waits for it, nor needs a connection by then; who needs it earlier fetches it at once.
 */
export class IdleLoader<Part> {
  /** What has come. */
  part: Part | undefined
  #coming: Promise<Part> | undefined
  readonly #load: () => Promise<Part>

  constructor(load: () => Promise<Part>) {
    this.#load = load
    atRest(() => void this.fetch().catch(() => {})) // who uses it then hears why it does not come
  }

  /** The same promise until it has failed: with the next try there may be a connection. */
  fetch(): Promise<Part> {
    return (this.#coming ??= this.#load().then(
      (found) => (this.part = found),
      (error: unknown) => {
        this.#coming = undefined
        throw error
      },
    ))
  }
}

/** When the page has come and nothing else is under way; never for people who save data. */
function atRest(work: () => void): void {
  if (typeof window === 'undefined') return
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData) return
  const soon = () => void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1000))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

import { type ComponentType, type FC, use } from 'react'

/**
 * Loads script that a page does not need at first. It is fetched as soon as the page is idle, so that it is there before it is
 * used and needs no connection then; earlier use fetches it at once.
 */
export class IdleLoader<Part> {
  /** The loaded part; undefined until then. */
  part: Part | undefined
  #coming: Promise<Part> | undefined
  readonly #load: () => Promise<Part>

  constructor(load: () => Promise<Part>) {
    this.#load = load
    atRest(() => void this.fetch().catch(() => {})) // whoever uses the part gets the error then
  }

  /** Returns the same promise unless it failed; then it tries again, because the connection may be back. */
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

/** Runs once the page has loaded and the browser is idle; never for people who save data. */
function atRest(work: () => void): void {
  if (typeof window === 'undefined') return
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData) return
  const soon = () => void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1000))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

/**
 * A part of a screen with script of its own that is not always shown: `lazyPart(() => import('./panel.tsx').then((file) =>
 * file.Panel))`. When the address opens it, the server renders it and it hydrates with the page; during navigation the current
 * content stays until it has loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FC<Props> {
  const coming = new IdleLoader(load)
  return function Later(props) {
    const Part = coming.part ?? use(coming.fetch())
    return <Part {...props} />
  }
}

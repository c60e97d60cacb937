import { type ComponentType, type FC, use } from 'react'

/**
 * A part of a screen that is not always shown, with script of its own: `later(() => import('./panel.tsx').then((file) => file.Panel))`.
 * Opened by an address it is drawn by the server and woken with the rest of the page; while one moves about, what is there stays until
 * it has come. It is fetched as soon as the page is at rest, so that nothing waits for it, nor needs a connection by then.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): FC<Props> {
  let part: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const fetchPart = () =>
    (coming ??= load().then(
      (found) => (part = found),
      (error: unknown) => {
        coming = undefined // with the next try there may be a connection
        throw error
      },
    ))
  atRest(() => void fetchPart().catch(() => {})) // who opens it then hears why it does not come
  return function Later(props) {
    const Part = part ?? use(fetchPart())
    return <Part {...props} />
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

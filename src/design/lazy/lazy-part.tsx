import { type ComponentType, type FC, use } from 'react'
import { IdleLoader } from './idle-loader.ts'

/**
 * A part of a screen that is not always shown, with script of its own: `later(() => import('./panel.tsx').then((file) => file.Panel))`.
 * Opened by an address it is drawn by the server and woken with the rest of the page; while one moves about, what is there stays until
 * it has come.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FC<Props> {
  const coming = new IdleLoader(load)
  return function Later(props) {
    const Part = coming.part ?? use(coming.fetch())
    return <Part {...props} />
  }
}

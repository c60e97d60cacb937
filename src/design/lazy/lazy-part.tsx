import { type ComponentType, type FC, use } from 'react'
import { IdleLoader } from './idle-loader.ts'

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

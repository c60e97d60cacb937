import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import type { PickDialog } from './pick-dialog.tsx'

const Loaded = lazyPart(() => import('./pick-dialog.tsx').then((file) => file.PickDialog))

/** The dialog to choose a picture, whose script comes after the screen that has its button. */
export function LaterPickDialog(props: ComponentProps<typeof PickDialog>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

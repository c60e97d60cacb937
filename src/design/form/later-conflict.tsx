import { type ComponentProps, Suspense } from 'react'
import { later } from '#design/later/later.tsx'
import type { ConflictChoice } from './conflict-choice.tsx'

const Choice = later(() => import('./conflict-choice.tsx').then((file) => file.ConflictChoice))

/** Two rarely write the same at once: the choice between both texts comes after the form. */
export function LaterConflict(props: ComponentProps<typeof ConflictChoice>) {
  return (
    <Suspense>
      <Choice {...props} />
    </Suspense>
  )
}

import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import type { ConflictChoice } from './conflict-choice.tsx'

const Choice = lazyPart(() => import('./conflict-choice.tsx').then((file) => file.ConflictChoice))

/** Loaded after the form, because conflicts are rare. */
export function LazyConflictChoice(props: ComponentProps<typeof ConflictChoice>) {
  return (
    <Suspense>
      <Choice {...props} />
    </Suspense>
  )
}

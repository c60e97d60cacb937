import type { MouseEvent } from 'react'

/** Lets only the first click of a double click through (use with capture): by the second click another control may be in the same place. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

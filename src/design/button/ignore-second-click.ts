import type { MouseEvent } from 'react'

/** Of a double click only the first counts, for what is captured here: by the second something else may stand in the same place. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

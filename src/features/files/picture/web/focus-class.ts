/** To the nearest twentieth, for which there is a class: nothing in a page may say a style of its own. */
export const focusStep = (at: number): number => Math.round(Math.min(100, Math.max(0, at)) / 5) * 5

/** What stays in sight of a picture however it is cut, as classes (`picture.css`). */
export const focusClass = ({ x, y }: { x: number; y: number }): string => `focus-x-${focusStep(x)} focus-y-${focusStep(y)}`

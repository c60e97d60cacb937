/** Rounds to the nearest 5 %, since each step is a class: the content security policy allows no inline styles. */
export const focusStep = (at: number): number => Math.round(Math.min(100, Math.max(0, at)) / 5) * 5

/** The focus point of a cropped picture as classes (`picture.css`). */
export const focusClass = ({ x, y }: { x: number; y: number }): string => `focus-x-${focusStep(x)} focus-y-${focusStep(y)}`

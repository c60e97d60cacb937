import type { HeaderTheme } from '#features/tenancy/tenant.ts'
import type { MenuEntry, Shell } from '#shell/shell.ts'

/** Screen widths, in rem, from which a further entry may fit; `site-menu.css` has the same breakpoints. */
export const steps = [64, 72, 80, 90] as const
export type Step = (typeof steps)[number]
/** From which width on an entry is shown in the bar; null: never, it stays under "Meer". */
export type Fitting = { bar: readonly (Step | null)[]; /** From where all of them fit; null: nowhere. */ all: Step | null }

type Around = Pick<Shell, 'brand' | 'languages'> & { header: HeaderTheme; wide: boolean }

/** Width of a text in rem, rounded up: a width that is estimated too small would break the row, one that is too large only moves an entry under "Meer". */
const wordsWide = (words: string, size: number) => [...words].reduce((sum, letter) => sum + letterWide(letter), 0) * size
const letterWide = (letter: string) => (/[ijlrtfI.,'’ ]/.test(letter) ? 0.32 : /[mwMW@]/.test(letter) ? 0.84 : /[A-Z]/.test(letter) ? 0.64 : 0.54)

const textSize = 1.0625
const moreWide = 6

/**
 * How many menu entries fit at each screen width, estimated from the texts alone without measuring: the page is cached for
 * everybody, nothing shifts on hydration, and without script it is the same.
 */
export function fittingOf(entries: readonly MenuEntry[], around: Around): Fitting {
  const padding = around.header.cmsMenu.borders ? 2.5 : 1.75
  const wide = entries.map(({ label, children }) => wordsWide(label, textSize) + padding + (children.length > 0 ? 1.5 : 0))
  const counts = steps.map((step) => countIn(wide, roomOn(step, around)))
  const from = (needed: number): Step | null => steps[counts.findIndex((count) => count >= needed)] ?? null
  return { bar: entries.map((_, at) => from(at + 1)), all: from(entries.length) }
}

/** The available width in rem; the screen also has a scrollbar. */
function roomOn(step: Step, { brand, languages, header, wide }: Around): number {
  const inside = wide ? step - 1 - 4 : Math.min(step - 1, 80) - 5
  const brandWide = Math.min(16, 3.75 + Math.max(wordsWide(brand.kind, 0.9375), wordsWide(brand.name, 1.5)))
  const account = header.authMenu.style === 'tab' ? 10 : 0
  return inside - brandWide - 3 - 2.75 - (languages ? 5.25 : 0) - account
}

function countIn(wide: readonly number[], room: number): number {
  const total = wide.reduce((sum, one) => sum + one, 0)
  if (total <= room) return wide.length
  let left = room - moreWide
  const at = wide.findIndex((one) => (left -= one) < 0)
  return Math.max(0, at)
}

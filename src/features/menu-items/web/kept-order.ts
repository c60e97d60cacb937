import type { Placed } from '#features/menu-items/tree.ts'

/** An order on its way: what it was made upon, and the key under which it counts once. */
export type OnItsWay = { drawn: readonly Placed[]; order: readonly Placed[]; key: string }

/** Begins as all that is forgotten when somebody signs out (`forget-drafts.ts`). */
const name = 'draft /content/menu-items order'

/** Keeps in the browser how somebody put the menus until the server has it. */
export const keptOrder = {
  keep(one: OnItsWay): void {
    try {
      sessionStorage.setItem(name, JSON.stringify(one))
    } catch {
      // Full, or not allowed: then it lives as long as the page.
    }
  },
  read: (): OnItsWay | null => JSON.parse(sessionStorage.getItem(name) ?? 'null') as OnItsWay | null,
  forget: (): void => sessionStorage.removeItem(name),
}

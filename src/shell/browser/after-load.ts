import { hideHeaderOnScroll } from './hide-header.ts'
import { startKeys } from './keys.ts'
import { markPressedButtons } from './mark-pressed-buttons.ts'
import { prefetchPages } from './prefetch-pages.ts'

/** What a document needs only once it is whole: the sign on pressed buttons, a header that gives way, keys, and pages fetched ahead. */
export function afterLoad(): void {
  markPressedButtons()
  hideHeaderOnScroll()
  // Visitors of a page without a text area have no use for the keys.
  if (document.documentElement.dataset['auth'] === 'in' || document.querySelector('textarea')) startKeys()
  void prefetchPages()
}

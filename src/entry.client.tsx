import { helpOldBrowsers } from './shell/dialog-commands.ts'
import { watchHeader } from './shell/hiding-header.ts'
import { measure } from './shell/measure.ts'
import type { PageData } from './shell/page-data.ts'

/** The first and mostly the only script of a public page: a few hundred bytes, after the page has been painted. */
const block = document.getElementById('page-data')
const page = JSON.parse(block?.textContent ?? 'null') as PageData | null
let isStarted = false

helpOldBrowsers()
watchHeader()
if (page?.measure) measure(page.measure)

const signs = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const
if (page) {
  if (page.when === 'now') start()
  else for (const sign of signs) addEventListener(sign, start, { passive: true, capture: true })
}

/**
 * Makes the page one of React's at the first sign that somebody uses it. Until then links, forms, menus and panels
 * are the browser's own, so nothing has to be replayed. Who saves data gets script only for a form.
 */
function start(event?: Event) {
  if (isStarted || !page) return
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (event && saveData && !(event.target instanceof HTMLInputElement)) return
  isStarted = true
  for (const sign of signs) removeEventListener(sign, start, { capture: true })
  void import('./shell/hydrate.tsx').then(({ hydrate }) => hydrate(page))
}

import { statusOf, watchAuth } from './shell/browser/auth-status.ts'
import { watchMenus } from './shell/browser/closing-menus.ts'
import { watchCounters } from './shell/browser/counters.ts'
import { helpOldBrowsers } from './shell/browser/dialog-commands.ts'
import { watchHeader } from './shell/browser/hiding-header.ts'
import { watchPairs } from './shell/browser/highlight-pairs.ts'
import { whenInUse } from './shell/browser/live-parts.ts'
import { watchLoading } from './shell/browser/loading-line.ts'
import { measure } from './shell/browser/measure.ts'
import { watchSearch } from './shell/browser/live-search.ts'
import type { PageData } from './shell/page-data.ts'
import { showWhoCanLocate, watchPlaces } from './shell/browser/place-parts.ts'
import { watchForms } from './shell/browser/plain-forms.ts'
import { prefetchPages } from './shell/browser/prefetch-pages.ts'

/**
 * The whole script of most public pages, a few kB after the page has been painted: links, forms, menus and panels are
 * the browser's own. React comes where somebody is signed in, or begins to use a part that needs it (ADR 11).
 */
const page = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
const plain = new AbortController()

watchAuth({ status: statusOf(document.documentElement.dataset.auth), tabs: new BroadcastChannel('auth'), clear: () => location.reload() })
helpOldBrowsers()
watchHeader()
watchMenus()
showWhoCanLocate()
if (page.measure) measure(page.measure)
if (page.react?.when === 'now') start()
else {
  for (const watch of [watchLoading, prefetchPages, watchForms, watchSearch, watchPlaces, watchPairs, watchCounters]) watch(plain.signal)
  whenInUse('[data-map]', mountMap, plain.signal)
  const map = document.querySelector<HTMLElement>('[data-map]')
  // Who asked for the map gets the one that moves.
  if (map && new URLSearchParams(location.search).get('view') === 'map') mountMap(map)
  if (page.react) whenInUse('[data-live]', start)
}

function mountMap(box: HTMLElement): void {
  if (!('mounted' in box.dataset)) void import('./features/vacancies/web/page-map.ts').then(({ mountPageMap }) => mountPageMap(box))
}

/** Makes the page one of React's; what a plain page does by itself is React's task from then on. */
function start(): void {
  void import('./shell/browser/hydrate.tsx').then(({ hydrate }) => {
    plain.abort()
    return hydrate(page.react!)
  })
}

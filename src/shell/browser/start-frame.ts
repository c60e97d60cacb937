import { forgetDrafts } from '#design/form/forget-drafts.ts'
import { startAnalytics } from './analytics.ts'
import { statusOf, watchAuth } from './auth-status.ts'

/** What the frame does on every page, of both zones. */
export function startFrame(): void {
  watchAuth({ status: statusOf(document.documentElement.dataset['auth']), tabs: new BroadcastChannel('auth'), clear: () => location.reload() })
  polyfillDialogCommands()
  hideHeaderOnScroll()
  closeMenusOnLeave()
  // Browsers tell a position on secure pages only; elsewhere there is no button that asks for it.
  if (isSecureContext && 'geolocation' in navigator) document.documentElement.dataset['locates'] = ''
  document.addEventListener('submit', ({ target }) => (target as HTMLFormElement).getAttribute('action') === '/uitloggen' && forgetDrafts())
  startAnalytics()
}

/** A sticky header goes out of the way on the way down and comes back on the way up (design §9). */
function hideHeaderOnScroll(): void {
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last
      if (Math.abs(moved) < 8) return
      last = scrollY
      document.querySelector('.site-head.is-sticky')?.classList.toggle('is-away', moved > 0 && scrollY > 120)
    },
    { passive: true },
  )
}

/** For browsers that do not know `command` and `closedby` yet: opens and closes the panels the page declares. */
function polyfillDialogCommands(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!knowsClosedBy && target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close()
    const button = target.closest('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor')!)
    if (!knowsCommands && dialog instanceof HTMLDialogElement) {
      if (button!.getAttribute('command') === 'close') dialog.close()
      else dialog.showModal()
    }
    // A link in a panel leads to another page: the panel must not stay open over it.
    if (target.closest('a[href]')) target.closest<HTMLDialogElement>('dialog:not([data-by-address])')?.close()
  })
}

/** An open menu closes on Escape, on a click or focus elsewhere, and after a choice. Without script it stays open until its button. */
function closeMenusOnLeave(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')
  for (const sign of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(sign, ({ target }) => {
      for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
    })
  }
  document.addEventListener('click', ({ target }) => {
    const list = target instanceof Element && target.closest(':is(a, button)')?.closest('.menu-list')
    if (list) list.closest<HTMLDetailsElement>('details.menu')!.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}

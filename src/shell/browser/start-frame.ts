import { forgetDrafts } from '#design/form/forget-drafts.ts'
import { startAnalytics } from './analytics.ts'
import { statusOf, watchAuth } from './auth-status.ts'

/** Scripts of the frame that every page runs, in both zones. */
export function startFrame(): void {
  watchAuth({ status: statusOf(document.documentElement.dataset['auth']), tabs: new BroadcastChannel('auth'), clear: () => location.reload() })
  polyfillDialogCommands()
  closeMenusOnLeave()
  // Geolocation needs a secure context; elsewhere the button that uses it stays hidden.
  if (isSecureContext && 'geolocation' in navigator) document.documentElement.dataset['locates'] = ''
  document.addEventListener('submit', ({ target }) => (target as HTMLFormElement).getAttribute('action') === '/uitloggen' && forgetDrafts())
  startAnalytics()
}

/** For browsers without `command` and `closedby`: opens and closes the page's panels. */
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
    // Following a link in a panel must close it, or it would stay open over the new page.
    if (target.closest('a[href]')) target.closest<HTMLDialogElement>('dialog:not([data-by-address])')?.close()
  })
}

/** Closes an open menu on Escape, on a click or focus elsewhere, and after a choice. Without script only its button closes it. */
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

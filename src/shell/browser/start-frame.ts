import { forgetDrafts } from '#design/form/forget-drafts.ts'
import { statusOf, watchAuth } from './auth-status.ts'
import { closeMenusOnLeave } from './close-menus-on-leave.ts'
import { polyfillDialogCommands } from './dialog-commands.ts'
import { hideHeaderOnScroll } from './hide-header-on-scroll.ts'
import { startAnalytics } from './analytics.ts'

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

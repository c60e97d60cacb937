/** For browsers that do not know `command` and `closedby` yet: opens and closes the panels the page declares. */
export function polyfillDialogCommands(): void {
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

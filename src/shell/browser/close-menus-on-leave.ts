/** An open menu closes on Escape, on a click or focus elsewhere, and after a choice. Without script it stays open until its button. */
export function closeMenusOnLeave(): void {
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

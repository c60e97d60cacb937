/** Fields for a place: what is offered to choose from comes with the first focus, what asks where one is with the click. */
export function watchPlaces(signal: AbortSignal): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.closest('[data-place]'))
        void import('#features/places/web/place-combobox.ts').then(({ placeCombobox }) => placeCombobox(target))
    },
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('.place-here')
      if (button) void import('#features/places/web/search-here.ts').then(({ searchHere }) => searchHere(button))
    },
    { signal },
  )
}

/** Browsers tell a position on secure pages only; elsewhere there is no button that asks for it. */
export function showWhoCanLocate(): void {
  if (isSecureContext && 'geolocation' in navigator) document.documentElement.dataset['locates'] = ''
}

import { browserFetch } from '#kernel/http/browser-fetch.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type ComboboxOption, combobox } from '#design/combobox/combobox.ts'
import { placeWords as words } from '#features/places/messages.ts'
import { placeOptions } from './place-options.ts'

/** Makes the field for a place a combobox with towns and postcodes that begin with what is typed. */
export function placeCombobox(input: HTMLInputElement): void {
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'nl'
  combobox(input, input.closest<HTMLElement>('place-combobox')!, {
    find: findPlaces,
    nothing: say(locale, words.nothing),
    offered: (n) => say(locale, words.offered, { n }),
    onType: () => input.form?.querySelector('[data-place-note]')?.replaceChildren(),
  })
}

async function findPlaces(typed: string, signal: AbortSignal): Promise<ComboboxOption[] | null> {
  const answer = await browserFetch(`/api/v1/places?${new URLSearchParams({ 'filter[search]': typed })}`, { signal })
  return answer.ok ? placeOptions(await answer.json()) : null
}

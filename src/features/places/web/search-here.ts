import { say } from '#kernel/i18n/messages.ts'
import { placeWords as words } from '#features/places/messages.ts'
import { nearestPlace } from './nearest-place.ts'

type Trouble = 'refused' | 'unavailable' | 'outside' | 'failed'

const patience = { timeout: 15_000, maximumAge: 300_000 }

/**
 * Searches near the visitor. Their position is rounded to about a kilometre before it leaves the browser, and is replaced by the nearest
 * place in the field and so in the address. What is typed meanwhile stays.
 */
export async function searchHere(button: HTMLButtonElement): Promise<void> {
  if (button.hasAttribute('aria-busy')) return
  const input = button.closest('place-combobox')!.querySelector('input')!
  const note = button.form!.querySelector('[data-place-note]')!
  const announce = (word: Trouble | 'locating') => (note.textContent = say(document.documentElement.lang === 'en' ? 'en' : 'nl', words[word]))
  const before = input.value
  button.setAttribute('aria-busy', 'true')
  announce('locating')
  const found = await placeHere()
  button.removeAttribute('aria-busy')
  if ('trouble' in found) return void announce(found.trouble)
  note.replaceChildren()
  if (input.value !== before) return
  input.value = found.place
  button.form!.requestSubmit()
}

async function placeHere(): Promise<{ place: string } | { trouble: Trouble }> {
  try {
    const { latitude: lat, longitude: lng } = await position()
    const near = await nearestPlace({ lat, lng })
    return near ? { place: near.label } : { trouble: 'outside' }
  } catch (error) {
    if (!(error instanceof GeolocationPositionError)) return { trouble: 'failed' }
    return { trouble: error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable' }
  }
}

async function position(): Promise<GeolocationCoordinates> {
  return await new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, patience))
}

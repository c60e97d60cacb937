import { showToast } from '#design/feedback/show-toast.ts'
import { favouritesIn } from '#features/favourites/favourite-cookie.ts'

/**
 * Toggles hearts without leaving the page. A visitor's favourites are in a cookie and public pages are cached for all visitors, so the
 * hearts of visitors are filled here.
 */
export function enableHearts(box: HTMLElement, signal: AbortSignal): void {
  const fill = () => {
    if (box.hasAttribute('own')) return
    const kept = new Set(favouritesIn(document.cookie))
    for (const heart of hearts()) beat(heart, kept.has(heart.value))
  }
  box.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event
      if (!(submitter instanceof HTMLButtonElement)) return
      event.preventDefault()
      void press(box, submitter)
    },
    { signal },
  )
  document.addEventListener('narrowed', fill, { signal })
  addEventListener('pageshow', fill, { signal })
  fill()
}

async function press(box: HTMLElement, pressed: HTMLButtonElement): Promise<void> {
  const form = box.querySelector('form')!
  const keeps = pressed.name === 'keep'
  const fields = new URLSearchParams([...new FormData(form), [pressed.name, pressed.value], ['quiet', '1']] as [string, string][])
  const same = () => hearts().filter(({ value }) => value === pressed.value)
  for (const heart of same()) beat(heart, keeps)
  const answer = await fetch(form.action, { method: 'POST', body: fields, headers: { accept: 'text/plain' } }).catch(() => null)
  if (answer?.ok) return
  for (const heart of same()) beat(heart, !keeps)
  showToast((answer?.status === 409 && (await answer.text())) || box.dataset['failed']!, 'danger')
}

const hearts = () => [...document.querySelectorAll<HTMLButtonElement>('button[form=hearts]')]

function beat(heart: HTMLButtonElement, isKept: boolean): void {
  heart.name = isKept ? 'drop' : 'keep'
  heart.ariaPressed = String(isKept)
}

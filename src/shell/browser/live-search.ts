import { loadingTimes } from '#design/feedback/loading-times.ts'
import { morph } from './morph.ts'

/**
 * In a form that searches by its address every tick counts at once: the same page is fetched with the new address and
 * put in the place of the old one, with the list where it stood. Without script, or when that fails, its button does it.
 */
export function watchSearch(signal: AbortSignal): void {
  let last: AbortController | undefined
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !target.name) return
      const { form } = target
      if (form?.method !== 'get' || form.getAttribute('role') !== 'search') return
      last?.abort()
      last = new AbortController()
      void narrow(form, last.signal)
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const toggle =
        key === 'Escape' && target instanceof Element && target.closest('.search-sheet')?.parentElement?.querySelector<HTMLInputElement>('.search-open')
      if (toggle) toggle.checked = false
    },
    { signal },
  )
}

async function narrow(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const bar = document.querySelector('.loading-bar')
  const line = setTimeout(() => bar?.setAttribute('data-state', 'running'), loadingTimes.throttle)
  try {
    const address = addressOf(form)
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } })
    if (!answer.ok) return form.submit()
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [shown, wanted] = [document, page].map((one) => one.getElementById('inhoud'))
    if (!shown || !wanted) return form.submit()
    history.replaceState(history.state, '', address)
    document.title = page.title
    morph(shown, wanted)
    refreshForms(page)
    document.dispatchEvent(new Event('narrowed'))
  } catch (error) {
    if (!signal.aborted) form.submit()
    else void error // another tick came: its answer counts
  } finally {
    clearTimeout(line)
    bar?.setAttribute('data-state', 'idle')
  }
}

/** As the browser writes it, without fields that say nothing. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}

/** Forms of the frame come back to the page they stand on, which has another address now. */
function refreshForms(page: Document): void {
  const path = page.querySelector<HTMLInputElement>('form[action^="/choices/"] input[name=redirect]')?.value
  if (path) for (const field of document.querySelectorAll<HTMLInputElement>('form[action^="/choices/"] input[name=redirect]')) field.value = path
}

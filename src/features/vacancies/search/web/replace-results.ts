import { Idiomorph } from 'idiomorph'

/** Fetches the page of the form's address and morphs it into the current page. */
export async function replaceResults(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const bar = document.querySelector('loading-bar')
  bar?.setAttribute('active', '')
  try {
    const address = addressOf(form)
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } })
    if (!answer.ok) return form.submit()
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [shown, wanted] = [document, page].map((one) => one.getElementById('inhoud'))
    if (!shown || !wanted) return form.submit()
    history.replaceState(history.state, '', address)
    document.title = page.title
    void Idiomorph.morph(shown, wanted, { ignoreActiveValue: true, callbacks: { beforeNodeMorphed, beforeAttributeUpdated } })
    refreshForms(page)
    document.dispatchEvent(new Event('narrowed'))
  } catch (error) {
    if (!signal.aborted) form.submit()
    else void error // a newer search replaced this one
  } finally {
    if (!signal.aborted) bar?.removeAttribute('active')
  }
}

/** Leaves elements alone that a script has mounted. */
function beforeNodeMorphed(shown: Node): boolean {
  return !(shown instanceof Element && shown.hasAttribute('data-mounted'))
}

/** Keeps what the user has opened, ticked or typed. */
function beforeAttributeUpdated(name: string): boolean {
  return !['open', 'checked', 'value'].includes(name)
}

/** The address that the browser would request, without file fields. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}

/** Forms outside the results redirect back to the current page, whose address has changed. */
function refreshForms(page: Document): void {
  const path = page.querySelector<HTMLInputElement>('form[action^="/choices/"] input[name=redirect]')?.value
  if (path) for (const field of document.querySelectorAll<HTMLInputElement>('form[action^="/choices/"] input[name=redirect]')) field.value = path
}

/**
 * `<live-search>` around a form that searches by its address: every tick counts at once. The same page is fetched with the new
 * address and put in the place of the old one, with the list where it stood. Without script, or when that fails, its button does it.
 */
export class LiveSearch extends HTMLElement {
  #last: AbortController | undefined

  connectedCallback(): void {
    this.addEventListener('change', this)
    this.addEventListener('keydown', this)
  }

  handleEvent(event: Event): void {
    const { target } = event
    if (event.type === 'keydown') {
      const toggle = (event as KeyboardEvent).key === 'Escape' && this.querySelector<HTMLInputElement>('.search-open')
      if (toggle) toggle.checked = false
      return
    }
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !target.name || !target.form) return
    this.#last?.abort()
    this.#last = new AbortController()
    void narrow(target.form, this.#last.signal)
  }
}

async function narrow(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const bar = document.querySelector('loading-bar')
  bar?.setAttribute('active', '')
  try {
    const address = addressOf(form)
    const [{ Idiomorph }, answer] = await Promise.all([import('idiomorph'), fetch(address, { signal, headers: { accept: 'text/html' } })])
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
    else void error // another tick came: its answer counts
  } finally {
    if (!signal.aborted) bar?.removeAttribute('active')
  }
}

/** What script has mounted is its own. */
function beforeNodeMorphed(shown: Node): boolean {
  return !(shown instanceof Element && shown.hasAttribute('data-mounted'))
}

/** What people open, tick or type is theirs. */
function beforeAttributeUpdated(name: string): boolean {
  return !['open', 'checked', 'value'].includes(name)
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

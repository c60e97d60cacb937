import { isPosting, postingCookie } from './posting-cookie.ts'

/**
 * `<keep-draft>`: what somebody types into its form stays until the server has it, through a reload, a lost connection or a
 * session that ended. While a form is under way a cookie says so; the server takes it away with its answer
 * (`src/respond.ts`), so where it still stands nobody got what was sent.
 */
export class KeepDraft extends HTMLElement {
  static readonly observedAttributes = ['busy']

  connectedCallback(): void {
    this.addEventListener('input', this)
    this.addEventListener('submit', this)
    const draft = this.#read()
    if (draft.isSent && !isPosting()) this.#forget()
    else for (const [name, value] of Object.entries(draft.values)) this.#fill(name, value)
  }

  /** In React's zone the form is still there when the answer comes. */
  attributeChangedCallback(_name: string, _old: string | null, now: string | null): void {
    if (now === null && this.#read().isSent && !isPosting()) this.#forget()
  }

  handleEvent({ type }: Event): void {
    if (type === 'submit') document.cookie = postingCookie
    const values = Object.fromEntries(this.#fields().map(({ name, value }) => [name, value]))
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ values, isSent: type === 'submit' }))
    } catch {
      // Full, or not allowed: then it lives as long as the page.
    }
  }

  get #key(): string {
    return `draft ${location.pathname} ${this.getAttribute('name') ?? ''}`
  }

  #fields(): (HTMLInputElement | HTMLTextAreaElement)[] {
    return [...this.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea[name], input[type=text][name]')]
  }

  /** What the server wrote into a field counts for more. */
  #fill(name: string, value: string): void {
    const field = this.#fields().find((one) => one.name === name)
    if (!field || field.value !== '' || value === '') return
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  #read(): { values: Record<string, string>; isSent: boolean } {
    return JSON.parse(sessionStorage.getItem(this.#key) ?? '{"values":{},"isSent":false}')
  }

  #forget(): void {
    sessionStorage.removeItem(this.#key)
  }
}

/** Nothing of a person stays in a browser they have signed out of. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft ')) sessionStorage.removeItem(key)
}

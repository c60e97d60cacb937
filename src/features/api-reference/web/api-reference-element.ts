import type { Description } from './with-empty-values.ts'

const description = '/openapi.json'

async function readDescription(): Promise<Description> {
  const answer = await fetch(description)
  if (!answer.ok) throw new Error(`${description} answered ${answer.status}`)
  return (await answer.json()) as Description
}

/**
 * `<api-reference>`: draws the OpenAPI document of the site; the library comes only where this element is in the page. Attributes:
 * `with-calls` where calls can be made from it; what is said in its place until then (`data-coming`) and when that fails
 * (`data-failed`), and of how many calls the field `data-search` left some (`data-found`, with `{found}` and `{all}`).
 */
export class ApiReferenceElement extends HTMLElement {
  connectedCallback(): void {
    void this.#draw()
  }

  disconnectedCallback(): void {
    this.replaceChildren()
  }

  async #draw(): Promise<void> {
    const note = document.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent = this.dataset['coming'] ?? ''
    const place = document.createElement('div')
    // The library speaks English only.
    place.lang = 'en'
    this.append(note, place)
    try {
      const [{ drawReference }, read] = await Promise.all([import('./draw-reference.ts'), readDescription()])
      if (!place.isConnected) return
      const narrow = drawReference(place, read, this.hasAttribute('with-calls'))
      const field = document.getElementById(this.dataset['search'] ?? '') as HTMLInputElement | null
      const all = narrow('')
      const search = () => {
        const found = narrow(field?.value ?? '')
        note.textContent = (this.dataset['found'] ?? '').replace('{found}', String(found)).replace('{all}', String(all))
      }
      field?.addEventListener('input', search)
      search()
    } catch {
      note.textContent = this.dataset['failed'] ?? ''
    }
  }
}

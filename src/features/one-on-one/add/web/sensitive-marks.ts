import { cutText } from '#kernel/fields/cut-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** Milliseconds after the last key: whoever is still typing a number is not told of half of it. */
const pause = 600

/**
 * `<sensitive-marks>`: names below a text, while it is typed, what may not be in it. The recogniser is loaded with the first letter; without
 * script the server says the same after the press.
 */
export class SensitiveMarks extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.addEventListener('input', this)
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
  }

  handleEvent(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#mark(), pause)
  }

  async #mark(): Promise<void> {
    const [{ recognise }, { findingWords }] = await Promise.all([
      import('#features/one-on-one/recognition/recognise.ts'),
      import('#features/one-on-one/recognition/finding-words.ts'),
    ])
    const field = this.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input')
    const list = this.querySelector('.help-marks')
    if (!field || !list) return
    const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'nl'
    const text = cutText(field.value, 3000)
    list.replaceChildren(
      ...recognise(text).map(({ kind, start, end }) => {
        const { name, text: advice } = findingWords[kind]
        const item = document.createElement('li')
        const bold = document.createElement('strong')
        bold.textContent = `${name[locale]}: ‘${text.slice(start, end)}’. `
        item.append(bold, advice[locale])
        return item
      }),
    )
  }
}

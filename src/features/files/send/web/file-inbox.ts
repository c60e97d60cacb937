import { sendQueue } from './send-queue.ts'

/**
 * `<file-inbox>` around a page: takes files that are dropped on it, pasted anywhere, chosen, or taken with the camera. Without script the
 * chooser in it is a form for one file.
 */
export class FileInbox extends HTMLElement {
  connectedCallback(): void {
    for (const type of ['dragover', 'dragleave', 'drop', 'change', 'click']) this.addEventListener(type, this)
    document.addEventListener('paste', this)
    for (const input of this.querySelectorAll<HTMLInputElement>('input[type=file]')) input.multiple = !input.hasAttribute('capture')
    this.setAttribute('awake', '')
  }

  disconnectedCallback(): void {
    document.removeEventListener('paste', this)
  }

  handleEvent(event: Event): void {
    if (event.type === 'click') return this.#choose(event.target as HTMLElement)
    if (event instanceof DragEvent) {
      // Ignores dragged text and links.
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      this.toggleAttribute('over', event.type === 'dragover')
      if (event.type === 'drop') sendQueue.add(event.dataTransfer.files)
      return
    }
    if (event instanceof ClipboardEvent) return this.#paste(event)
    const input = event.target as HTMLInputElement
    if (input.type !== 'file' || !input.matches('[data-inbox]')) return
    sendQueue.add([...(input.files ?? [])])
    // Cleared so that choosing the same file again fires a change event.
    input.value = ''
  }

  #choose(target: HTMLElement): void {
    const name = target.closest<HTMLElement>('[data-choose]')?.dataset['choose']
    if (name) this.querySelector<HTMLInputElement>(`[data-inbox=${name === 'camera' ? 'camera' : 'files'}]`)?.click()
  }

  #paste(event: ClipboardEvent): void {
    const files = event.clipboardData?.files
    if (!files || files.length === 0) return
    event.preventDefault()
    sendQueue.add(files)
  }
}

import type { PictureController } from './picture-controller.ts'

const heard = ['focusin', 'pointerenter', 'change', 'click', 'dragover', 'dragleave', 'drop', 'paste'] as const

/** `<picture-field>`: accepts a picture that is dropped, pasted, chosen or taken. The upload code is loaded when the field is first approached. */
export class PictureFieldElement extends HTMLElement {
  #desk: Promise<PictureController> | undefined

  connectedCallback(): void {
    for (const type of heard) this.addEventListener(type, this)
  }

  disconnectedCallback(): void {
    void this.#desk?.then((desk) => desk.leave())
    this.#desk = undefined
  }

  handleEvent(event: Event): void {
    const target = event.target as HTMLElement
    if (event.type === 'dragover') event.preventDefault()
    this.toggleAttribute('over', event.type === 'dragover')
    // Dropped or pasted data can only be read during the event.
    const file = fileOf(event)
    void this.#open().then((desk) => {
      if (file) void desk.take(file)
      else if (event.type === 'change' && target.matches('[data-alt]')) void desk.describe((target as HTMLInputElement).value)
      else if (event.type === 'click') desk.act(target.closest<HTMLElement>('[data-act]')?.dataset['act'])
    })
  }

  #open(): Promise<PictureController> {
    return (this.#desk ??= import('./picture-controller.ts').then(({ PictureController }) => new PictureController(this)))
  }
}

function fileOf(event: Event): File | undefined {
  const given = event instanceof DragEvent ? event.dataTransfer : event instanceof ClipboardEvent ? event.clipboardData : null
  const input = event.type === 'change' && event.target instanceof HTMLInputElement && event.target.type === 'file' ? event.target : null
  if (event.type === 'drop') event.preventDefault()
  const file = event.type === 'drop' || event.type === 'paste' ? given?.files[0] : input?.files?.[0]
  if (file && event.type === 'paste') event.preventDefault()
  // Cleared, so that choosing the same file again fires a change event.
  if (file && input) input.value = ''
  return file
}

import { browserFetch } from '#kernel/http/browser-fetch.ts'
import { type Sending, sendForm } from '#kernel/http/bodies/web/send-form.ts'
import { downscale } from './downscale-picture.ts'
import type { FieldCheck } from './field-check.ts'
import type { PictureWords } from './picture-words.ts'

type State = 'empty' | 'sending' | 'kept' | 'failed'
type Waiting = { picture: Blob; key: string }

/** Does the work of `<picture-field>`: previews, uploads, retries, and delays the form until the upload is complete. */
export class PictureController {
  readonly #field: HTMLElement
  readonly #words: PictureWords
  #waiting: Waiting | null = null
  #sending: Sending | null = null
  /** A form that was submitted before the upload was complete, and the button that submitted it. */
  #held: { form: HTMLFormElement; by: HTMLElement | null } | null = null

  constructor(field: HTMLElement) {
    this.#field = field
    this.#words = JSON.parse(field.getAttribute('words')!) as PictureWords
    field.closest('form')?.addEventListener('submit', this.#hold)
    addEventListener('online', this.#online)
  }

  leave(): void {
    this.#sending?.abort()
    this.#field.closest('form')?.removeEventListener('submit', this.#hold)
    removeEventListener('online', this.#online)
  }

  act(name: string | undefined): void {
    if (name === 'replace') this.#find<HTMLInputElement>('.picture-box input').click()
    else if (name === 'camera') this.#find<HTMLInputElement>('[data-camera]').click()
    else if (name === 'retry') void this.#send()
    else if (name === 'cancel') this.#giveUp(this.#words.cancelled)
    else if (name === 'remove') this.#remove()
  }

  async take(file: Blob): Promise<void> {
    this.#sending?.abort()
    this.#fault(null)
    const canvas = this.#find<HTMLCanvasElement>('canvas')
    const picture = await downscale(file, Number(this.#field.getAttribute('largest')), canvas).catch(() => null)
    if (!picture) return this.#fault(this.#words.unreadable)
    if (picture.size > 10 * 1024 * 1024) return this.#fault(this.#words.tooLarge)
    this.#field.setAttribute('fresh', '')
    // All tries of this picture share one idempotency key, so that an upload that arrives twice counts once.
    this.#waiting = { picture, key: crypto.randomUUID() }
    await this.#send()
  }

  async describe(alt: string): Promise<void> {
    const { value: id } = this.#find<HTMLInputElement>('[data-id]')
    if (id && !(await describePicture(id, alt))) this.#say(this.#words.altLost)
  }

  async #send(): Promise<void> {
    if (!this.#waiting) return
    this.#fault(null)
    this.#show('sending', this.#words.sending)
    const bar = this.#find<HTMLProgressElement>('progress')
    bar.value = 0
    const alt = this.#find<HTMLInputElement>('[data-alt]')
    const { value: said } = alt
    this.#sending = sendPicture({
      ...this.#waiting,
      purpose: this.#field.getAttribute('purpose')!,
      alt: said,
      onProgress: (share) => {
        bar.value = Math.round(share * 100)
        if (share === 1) this.#say(this.#words.making)
      },
    })
    const outcome = await this.#sending.done
    if (outcome.kind === 'aborted') return
    if (outcome.kind === 'refused') return this.#giveUp('', outcome.message)
    if (outcome.kind === 'lost') return this.#fail(outcome.message ?? this.#words.lost)
    this.#waiting = null
    this.#choose(outcome.id)
    this.#show('kept', this.#words.kept)
    if (alt.value !== said) await this.describe(alt.value)
    this.#letGo()
  }

  #fail(message: string): void {
    this.#show('failed', '')
    this.#fault(message)
    this.#held = null
  }

  /** Restores the previous picture, if there was one. */
  #giveUp(words: string, fault: string | null = null): void {
    this.#sending?.abort()
    this.#waiting = null
    this.#held = null
    this.#field.removeAttribute('fresh')
    this.#show(this.#find<HTMLInputElement>('[data-id]').value ? 'kept' : 'empty', words)
    this.#fault(fault)
    this.#find<HTMLElement>('.picture-box input').focus()
  }

  #remove(): void {
    this.#field.removeAttribute('fresh')
    this.#find<HTMLInputElement>('[data-alt]').value = ''
    this.#choose('')
    this.#show('empty', this.#words.removed)
    this.#fault(null)
    this.#find<HTMLElement>('.picture-box input').focus()
  }

  /** Fires the events of any other field, for those that listen to the form. */
  #choose(id: string): void {
    const hidden = this.#find<HTMLInputElement>('[data-id]')
    hidden.value = id
    for (const type of ['input', 'change']) hidden.dispatchEvent(new Event(type, { bubbles: true }))
  }

  #show(state: State, words: string): void {
    this.#field.setAttribute('state', state)
    this.#say(words)
  }

  #say(words: string): void {
    this.#find('.picture-status').textContent = words
  }

  #fault(message: string | null): void {
    const check = this.#field.closest<FieldCheck>('field-check')
    if (check && (message || check.classList.contains('has-error'))) check.fault = { message }
  }

  readonly #online = () => {
    if (this.#field.getAttribute('state') === 'failed') void this.#send()
  }

  /** Stops propagation too, because React listens further up. */
  readonly #hold = (event: SubmitEvent) => {
    if (this.#field.getAttribute('state') !== 'sending') return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#held = { form: event.target as HTMLFormElement, by: event.submitter }
    this.#say(this.#words.waiting)
  }

  #letGo(): void {
    const held = this.#held
    this.#held = null
    held?.form.requestSubmit(held.by)
  }

  #find<E extends Element>(selector: string): E {
    return this.#field.querySelector<E>(selector)!
  }
}

/** Updates the description of an uploaded picture; false when the request failed. `keepalive` lets it finish after the page is left. */
async function describePicture(id: string, alt: string): Promise<boolean> {
  const answer = await browserFetch(`/api/v1/uploads/${id}`, {
    method: 'PATCH',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'uploads', id, attributes: { alt } } }),
  }).catch(() => null)
  return answer?.ok ?? false
}

type Sent = { picture: Blob; key: string; purpose: string; alt: string; onProgress: (share: number) => void }

/** Uploads one picture with its purpose and description. */
function sendPicture({ picture, key, purpose, alt, onProgress }: Sent): Sending {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('alt', alt)
  form.append('file', picture, 'picture')
  return sendForm({ path: 'uploads', form, key, onProgress })
}

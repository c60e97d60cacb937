import { type Conflict, baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import type { Typed } from '#kernel/fields/form.ts'
import type { ShownPicture } from './conflict-choice.tsx'
import { type FormValues, isSame, readValues, writeValues } from './form-values.ts'
import type { KeepDraft } from './keep-draft.ts'

/** Outcome of a save. `left`: faults of fields that were not saved; `theirs`: the record's values where others changed it too. */
export type SaveOutcome =
  | { kind: 'saved'; version: number | null; left: Record<string, string>; theirs?: Typed | undefined }
  | { kind: 'refused'; faults: Record<string, string>; problem?: string | undefined }
  | { kind: 'conflict'; conflict: Conflict; pictures: Readonly<Record<string, ShownPicture>> }
  | { kind: 'lost' }
  | { kind: 'signed-out' }
export type SavingState = { kind: 'typing' } | { kind: 'saving' } | { kind: 'saved'; at: string } | Exclude<SaveOutcome, { kind: 'saved' }>

type Told = (state: SavingState, left: Record<string, string>) => void

/** Milliseconds without typing after which it saves: about the pause between two words. */
const pause = 1000
const tryAgainAfter = 10_000

/** Saves a form while somebody types: one request at a time, again after a failed connection, and only what changed. */
export class Saving {
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null
  #isBehind = false
  readonly #form: HTMLFormElement
  readonly #save: (data: FormData) => Promise<SaveOutcome>
  readonly #tell: Told

  constructor(form: HTMLFormElement, save: (data: FormData) => Promise<SaveOutcome>, tell: Told) {
    this.#form = form
    this.#save = save
    this.#tell = tell
    addEventListener('online', this.#flush)
    addEventListener('pagehide', this.#flush)
  }

  stop(): void {
    removeEventListener('online', this.#flush)
    removeEventListener('pagehide', this.#flush)
    this.#flush()
    clearTimeout(this.#timer)
  }

  typed(): void {
    this.#isBehind = true
    this.#tell({ kind: 'typing' }, {})
    this.#later(pause)
  }

  /** Resolves to true once the server has every valid value. `by`: the button of a conflict. */
  async now(by?: HTMLElement | null): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#running) {
      await this.#running
      return await this.now(by)
    }
    if (!this.#isBehind && !by) return true
    this.#running = this.#run(by ?? null)
    try {
      return await this.#running
    } finally {
      this.#running = null
    }
  }

  readonly #flush = () => void (this.#isBehind && this.now())

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#flush, milliseconds)
  }

  async #run(by: HTMLElement | null): Promise<boolean> {
    this.#isBehind = false
    const sent = readValues(this.#form)
    const data = new FormData(this.#form, by)
    this.#tell({ kind: 'saving' }, {})
    const outcome = await this.#save(data)
    if (outcome.kind !== 'saved') {
      this.#isBehind = true
      if (outcome.kind === 'lost') this.#later(tryAgainAfter)
      this.#tell(outcome, {})
      return false
    }
    const { version, left, theirs } = outcome
    this.#settle(sent, data, { version, left, theirs })
    this.#tell(this.#isBehind ? { kind: 'typing' } : { kind: 'saved', at: new Date().toISOString() }, left)
    return Object.keys(left).length === 0
  }

  /** The sent values become the new base; others' changes are filled in where nobody typed since. */
  #settle(
    sent: FormValues,
    data: FormData,
    { version, left, theirs }: { version: number | null; left: Record<string, string>; theirs: Typed | undefined },
  ): void {
    const of = (name: string) => this.#form.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
    const drawn = JSON.parse(of(baseVersionFields.values).value) as Record<string, readonly string[]>
    for (const name of Object.keys(drawn)) {
      const mine = sent[name] ?? data.getAll(name).map(String)
      if (name in left) continue
      if (theirs?.[name] && !isSame(theirs[name], mine)) {
        if (isSame(readValues(this.#form)[name], sent[name])) writeValues(this.#form, name, theirs[name])
        drawn[name] = theirs[name]
      } else drawn[name] = mine
    }
    of(baseVersionFields.values).value = JSON.stringify(drawn)
    if (version !== null) of(baseVersionFields.version).value = String(version)
    const stays = Object.fromEntries(Object.entries(sent).map(([name, values]): [string, string[]] => [name, name in left ? [...(drawn[name] ?? [])] : values]))
    // Its code may still be loading; then it finds the values different from those of the page, and they are saved again.
    const draft = this.#form.closest('keep-draft')
    if (draft && 'taken' in draft) (draft as KeepDraft).taken(stays)
  }
}

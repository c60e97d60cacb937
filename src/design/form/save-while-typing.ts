import type { Form, Typed } from '#kernel/fields/form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Conflict } from '#kernel/jsonapi/client/base-version.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { refusalOf, type Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import type { ShownPicture } from './conflict-choice.tsx'
import type { SaveOutcome } from './saving.ts'

/** What `changeByForm` came to. */
type Changed =
  | { saved: { meta: { version: number } } | null; left: Record<string, string>; refused?: undefined }
  | { saved?: undefined; refused: Refusal & { conflict?: Conflict } }

type Attempt = {
  form: Form
  locale: Locale
  /** Saves what can be saved. `wasMerged`: somebody else changed the record meanwhile. */
  save: () => Promise<{ outcome: Changed; wasMerged: boolean }>
  /** The record as it is after a merge: its version, and its values in the form. */
  read: () => Promise<{ version: number; theirs: Typed }>
  /** The pictures to choose between. */
  pictures: (links: Conflict['links']) => Promise<Readonly<Record<string, ShownPicture>>>
}

/** Saves a record while somebody types: a lost connection and an ended session are outcomes too, so that nothing of it is thrown. */
export async function saveWhileTyping({ form, locale, save, read, pictures }: Attempt): Promise<SaveOutcome> {
  try {
    const { outcome, wasMerged } = await save()
    if (outcome.refused) {
      const { conflict, faults } = outcome.refused
      if (conflict) return { kind: 'conflict', conflict, pictures: await pictures(conflict.links) }
      return { kind: 'refused', faults: faults.fields, problem: faults.problem ?? Object.values(faults.fields)[0] }
    }
    const { saved, left } = outcome
    if (saved === null) return { kind: 'saved', version: null, left }
    return { kind: 'saved', left, ...(wasMerged ? await read() : { version: saved.meta.version }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { kind: 'lost' }
    if (error.status === 401) return { kind: 'signed-out' }
    const { faults } = isAboutTyping(error) ? refusalOf(error, form, locale) : { faults: { fields: {}, problem: error.message } }
    return { kind: 'refused', faults: faults.fields, problem: faults.problem }
  }
}

/** The record is gone, or the session is of another center: nothing that a field could tell. */
const isAboutTyping = ({ status, message }: ApiError) => status !== 404 && message !== 'wrong center'

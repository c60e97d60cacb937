import { sql } from 'kysely'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import type { PublicForm } from '#features/center-forms/model/center-form.ts'
import { type FormDesign, allFields } from '#features/center-forms/model/form-design.ts'
import { answersIn, askedFields, faultsOf } from '#features/center-forms/model/read-answers.ts'
import { notifyColleagues } from '#features/center-forms/model/server/notify-colleagues.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { type RowOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { isDraftKept } from '#kernel/forms/server/kept-draft.ts'
import type { AskedForm, FormKind } from '#kernel/forms/server/form-kind.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { Invalid } from '#kernel/http/errors.ts'

const openColumns = (today: string) => ({
  id: shown.text('id'),
  slug: shown.text('slug'),
  design: shown.json<FormDesign>()('design'),
  mailTo: shown.texts('mail_to'),
  isOpen: shown.flag(sql`status = 'open' and (closes_on is null or closes_on >= ${today}::date)`),
})
type Open = RowOf<ReturnType<typeof openColumns>>
const keptColumns = { id: shown.text('id'), words: shown.json<Words>()('words'), sentAt: orNull(shown.moment('sent_at')) }
type Kept = RowOf<typeof keptColumns>
type Words = Record<string, string[]>

/** A form of the center, for whoever has its address: opened any number of times, sent once by each browser (domain §3.16). */
export const centerForm: FormKind = {
  async read(asked) {
    const form = await openForm(asked)
    if (!form) return null
    const { draft } = asked
    const rows = draft
      ? await rowsOf(
          asked.tx,
          keptColumns,
          (columns) => sql`select ${columns} from form_drafts
            where volunteer_center_id = ${asked.centerId} and form_id = ${form.id} and digest = ${digestOf(draft)} and ${isDraftKept}`,
        )
      : []
    return formShown(form, rows[0])
  },
  async use(asked) {
    const form = await openForm(asked, true)
    if (!form) return null
    if (!form.isOpen || !asked.draft) return formShown(form)
    const kept = await keep(asked.tx, { ...asked, formId: form.id, draft: asked.draft, words: boundWords(asked.words, form.design) })
    if (!kept) return { ...formShown(form), state: 'sent' }
    if (asked.act !== 'send') return formShown(form, kept)
    await send(asked, form, kept)
    return { ...formShown(form), state: 'sent' }
  },
}

function formShown({ slug, design, isOpen }: Open, kept?: Kept): PublicForm {
  const state = kept?.sentAt ? 'sent' : isOpen ? 'open' : 'closed'
  const words = state === 'open' ? (kept?.words ?? {}) : {}
  // A closed form does not show its questions.
  const told = state === 'open' ? design : { ...design, steps: [] }
  return { purpose: 'center.form', state, slug, design: told, words }
}

/** The form by its address; null for a draft, which is not public. One that has closed is returned, so that the page can say so. */
async function openForm({ tx, centerId, token, today }: AskedForm, hold = false): Promise<Open | null> {
  if (!/^[a-z0-9-]{2,60}$/.test(token)) return null
  const rows = await rowsOf(
    tx,
    openColumns(today),
    (columns) => sql`select ${columns} from center_forms
      where volunteer_center_id = ${centerId} and slug = ${token} and status <> 'draft' ${hold ? sql`for key share` : sql``}`,
  )
  return rows[0] ?? null
}

type Keeping = { centerId: string; formId: string; draft: string; words: Words }

/**
 * Merges into what this browser has filled in and locks that row until the transaction ends, so that the second of two simultaneous
 * submissions finds it sent.
 */
async function keep(tx: Tx, { centerId, formId, draft, words }: Keeping): Promise<Kept | null> {
  const rows = await rowsOf(
    tx,
    keptColumns,
    (columns) => sql`insert into form_drafts (volunteer_center_id, form_id, digest, words)
    values (${centerId}, ${formId}, ${digestOf(draft)}, ${jsonText(words)}::jsonb)
    on conflict (volunteer_center_id, form_id, digest) do update set words = form_drafts.words || excluded.words, kept_since = now()
      where form_drafts.sent_at is null
    returning ${columns}`,
  )
  return rows[0] ?? null
}

async function send({ tx, centerId, locale, requestId }: AskedForm, { id, design, mailTo }: Open, kept: Kept): Promise<void> {
  const asked = askedFields(allFields(design), kept.words)
  const faults = Object.entries(faultsOf(asked, kept.words, locale))
  if (faults.length > 0) throw new Invalid(faults.map(([attribute, detail]) => ({ code: 'invalid', attribute, detail })))
  const answer = { volunteer_center_id: centerId, form_id: id, answers: JSON.stringify(answersIn(design, kept.words, locale)) }
  const { id: answerId } = await tx.insertInto('form_answers').values(answer).returning('id').executeTakeFirstOrThrow()
  await sql`update form_drafts set words = '{}', sent_at = now() where volunteer_center_id = ${centerId} and id = ${kept.id}`.execute(tx)
  await notifyColleagues(tx, { centerId, requestId, formId: id, title: design.title, answerId, mailTo })
}

const longestValue = 4000

/** Keeps the texts whose key is a question of this form, and drops the rest. */
function boundWords(given: unknown, design: FormDesign): Words {
  const from = typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Record<string, unknown>) : {}
  return Object.fromEntries(
    allFields(design).flatMap(({ key, type }): [string, string[]][] => {
      const values = Object.hasOwn(from, key) && type !== 'note' ? from[key] : null
      if (!Array.isArray(values)) return []
      return [[key, values.slice(0, 30).flatMap((value) => (typeof value === 'string' ? [cutText(value, longestValue)] : []))]]
    }),
  )
}

/** SQL: whether a form, as `f`, can be filled in today. */
export const isFormOpen = `f.status = 'open' and (f.closes_on is null or f.closes_on >= ${today})`

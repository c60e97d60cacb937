import { type Selectable, sql } from 'kysely'
import { type expenseNote, maxNotes } from '#features/expenses/expense-note.ts'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Tables } from '#kernel/db/tables.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

type Sent = Checked<CreateOf<typeof expenseNote>, typeof expenseNote.attributes>
type SentChange = Checked<UpdateOf<typeof expenseNote>, typeof expenseNote.attributes>
type Row = Selectable<Tables['expense_notes']>

/** @throws 422 for a month that has not begun */
function refuseFuture(month: string | undefined, now: Date): void {
  if (month !== undefined && month > today(now).slice(0, 7))
    throw new Invalid([{ code: 'too_far_ahead', attribute: 'month', words: sayInAll(words.monthAhead) }])
}

/** POST /expense_notes. No audit event: nobody else is to know that somebody keeps such notes. */
export const addNote: Verb<Sent> = async ({ tx, centerId, actor, input, now }) => {
  refuseWhileImpersonating(actor)
  refuseFuture(input.month, now)
  const { count } = await tx
    .selectFrom('expense_notes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('volunteer_center_id', '=', centerId)
    .where('user_id', '=', actor.userId!)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= maxNotes) throw new Refused('too_many_notes')
  const { month, organizationName, kind, amountCents, hours } = input
  const { id } = await tx
    .insertInto('expense_notes')
    .values({
      volunteer_center_id: centerId,
      user_id: actor.userId!,
      month,
      organization_name: organizationName,
      kind,
      amount_cents: amountCents,
      hours: hours ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a note says. */
const said = ({ month, organization_name, kind, amount_cents, hours }: Row) => ({ month, organization_name, kind, amount_cents, hours })

/**
 * PATCH /expense_notes/{id}. The note as it was becomes a removed row of its own, from which an undo takes it: what can be undone stands for
 * a day in a table that the center's own transactions read, so no amount may be in it.
 */
export const changeNote: Verb<SentChange> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  refuseWhileImpersonating(actor)
  refuseFuture(input.month, now)
  const row = await rowOf(call)
  const copy = await tx
    .insertInto('expense_notes')
    .values({ volunteer_center_id: centerId, user_id: row.user_id, ...said(row), removed_at: now, before_of: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('expense_notes')
    .set({
      ...(input.month !== undefined && { month: input.month }),
      ...(input.organizationName !== undefined && { organization_name: input.organizationName }),
      ...(input.kind !== undefined && { kind: input.kind }),
      ...(input.amountCents !== undefined && { amount_cents: input.amountCents }),
      ...(input.hours !== undefined && { hours: input.hours }),
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  undoable(tx, call, { type: 'expense_notes', id, from: 'kept', to: 'changed', before: { copy: copy.id, becameVersion: row.lock_version + 1 } })
  return id
}

/** DELETE /expense_notes/{id}, PUT …/take_out. */
export const removeNote: Verb = async (call) => {
  const { tx, id, centerId, actor, now } = call
  refuseWhileImpersonating(actor)
  await tx.updateTable('expense_notes').set({ removed_at: now }).where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  undoable(tx, call, { type: 'expense_notes', id, from: 'kept', to: 'removed' })
  return id
}

async function rowOf({ tx, centerId, id }: Pick<Call, 'tx' | 'centerId' | 'id'>): Promise<Row> {
  return await tx.selectFrom('expense_notes').selectAll().where('volunteer_center_id', '=', centerId).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Brings a removed note back, or a changed one to what it was, unless it was changed again. */
export const undoNote: NonNullable<ResourceApi['undo']> = {
  // Whoever may add a note can still read a removed one.
  ability: 'create',
  run: async ({ tx, centerId, actor }, { id, to, before }) => {
    refuseWhileImpersonating(actor)
    const change = tx.updateTable('expense_notes').where('volunteer_center_id', '=', centerId).where('id', '=', id)
    if (to === 'removed') {
      await change.set({ removed_at: null }).execute()
      return
    }
    const { copy, becameVersion } = before as { copy: string; becameVersion: number }
    const row = await rowOf({ tx, centerId, id })
    if (row.removed_at || row.lock_version !== becameVersion) throw new Refused('changed_since')
    await change.set(said(await rowOf({ tx, centerId, id: copy }))).execute()
    await tx.deleteFrom('expense_notes').where('volunteer_center_id', '=', centerId).where('id', '=', copy).execute()
  },
}

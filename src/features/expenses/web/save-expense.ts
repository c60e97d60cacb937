import { data, redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { undoWords } from '#features/lists/undo-messages.ts'
import { readList, writeList } from '#features/lists/list.ts'
import type { UndoOffer } from '#features/lists/web/undo-bar.tsx'
import { cutText } from '#kernel/fields/cut-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import { type AnyMessage, type Locale, say } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { centsIn } from '#kernel/fields/amount.ts'
import { changeForm, expenseForm, placeIn } from '#features/expenses/expense-form.ts'
import { expenseList } from '#features/expenses/expense-list.ts'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import { asTyped } from '#features/expenses/fetch-expenses.ts'

/** What a form of the expense notes answers: the faults of a form, or a change that can be undone, and where the page goes from there. */
export type ExpenseAnswer = FormAnswer | { undo: UndoOffer; back: string }

type Asked = { api: Client; request: Request; locale: Locale }

/** Runs a form of the expense notes: `add`, `change`, `remove` and `undo`. */
export async function saveExpense(asked: Asked) {
  const { request, api, locale } = asked
  const form = await request.formData()
  const [intent, id = ''] = cutText(String(form.get('intent') ?? ''), 60).split(' ')
  if (intent === 'add') return await add(asked, form)
  if (intent === 'change') return await change(asked, form, id)
  if (intent === 'undo') return await undo(asked, form)
  if (intent !== 'remove') throw data({ code: 'bad_request' }, { status: 400 })
  try {
    const { meta } = await api.expenseNotes.callVerb(id, 'takeOut')
    return withUndo(asked, meta, words.removed)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return told(asked, say(locale, words.gone), 'info')
  }
}

const backTo = ({ request }: Asked, change: Partial<{ month: string; undo: string }> = {}) =>
  writeList(expenseList, readList(expenseList, request.url), { open: '', undo: '', ...change })

const told = (asked: Asked, text: string, tone: 'success' | 'info' | 'danger' = 'success', address = backTo(asked)) =>
  redirect(address, { status: 303, headers: { 'set-cookie': toastCookieHeader(text, tone) } })

/** With script the page offers the undo in its bar; without, the address names the operation and the page has a button. */
function withUndo(asked: Asked, meta: Record<string, unknown>, said: AnyMessage & { nl: string; en: string }) {
  const text = say(asked.locale, said)
  const undo = meta['undo'] as { id: string; until: string } | undefined
  if (undo && asked.request.headers.get('sec-fetch-mode') !== 'navigate') return data<ExpenseAnswer>({ undo: { ...undo, text }, back: backTo(asked) })
  return told(asked, text, 'success', backTo(asked, { undo: undo?.id ?? '' }))
}

async function add(asked: Asked, form: FormData) {
  const { api, locale } = asked
  const outcome = await submitForm({
    form: expenseForm,
    data: form,
    locale,
    check: ({ place, organizationName, kind }): Record<string, string> =>
      placeIn(place)
        ? {}
        : {
            ...(!organizationName && { organizationName: say(locale, words.organizationMissing) }),
            ...(!kind && { kind: say(locale, words.kindMissing) }),
          },
    send: async ({ month, place, organizationName, kind, amount, hours }) =>
      await api.expenseNotes.create({
        month,
        ...(placeIn(place) ?? { organizationName: organizationName!, kind: kind! }),
        amountCents: centsIn(amount)!,
        hours,
      }),
  })
  if (outcome.refused) return data<ExpenseAnswer>(outcome.refused, outcome.refused.status)
  const { amountCents, month } = outcome.sent
  return told(asked, say(locale, words.saved, { amount: inEuros(locale, amountCents) }), 'success', backTo(asked, { month }))
}

async function change(asked: Asked, form: FormData, id: string) {
  const { api, locale } = asked
  try {
    const outcome = await changeByForm({
      form: changeForm,
      data: form,
      locale,
      read: async () => {
        const note = await api.expenseNotes.get(id)
        return { ...note, amount: asTyped(note.amountCents, locale) }
      },
      write: async ({ amount, organizationName, kind, ...body }, upon) =>
        await api.expenseNotes.update(
          id,
          {
            ...body,
            ...(organizationName && { organizationName }),
            ...(kind && { kind }),
            ...(amount !== undefined && { amountCents: centsIn(amount)! }),
          },
          { version: upon.version },
        ),
    })
    if ('refused' in outcome && outcome.refused) return data<ExpenseAnswer>(outcome.refused, outcome.refused.status)
    return outcome.saved ? withUndo(asked, outcome.saved.meta, words.changed) : redirect(backTo(asked), 303)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return told(asked, say(locale, words.gone), 'info')
  }
}

/** Without script: takes the last change back, or says why it is too late. */
async function undo(asked: Asked, form: FormData) {
  const operation = String(form.get('operation') ?? '')
  if (!isUuid(operation)) return redirect(backTo(asked), 303)
  try {
    await asked.api.request('PUT', `operations/${operation}/undo`)
    return told(asked, say(asked.locale, undoWords.undone))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return told(asked, error.message, 'danger')
  }
}

import { data, redirect } from 'react-router'
import { say, type AnyMessage, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { DeclineReason } from '#features/applications/model/states.ts'
import { messages as talk } from '#features/conversations/model/messages.ts'
import type { UndoOffer } from '#features/lists/web/undo-offer.ts'
import { actionWords as words } from '#features/notifications/dashboard/action-words.ts'

/** What came of an act on a dashboard: done, with the way back where there is one; else which form and what is wrong. */
export type TodoActionOutcome = { undo: UndoOffer | null } | { act: string; problem: string; field: string | null }

type Asked = { api: Client; id: string; form: FormData }
type Act = { run: (asked: Asked) => Promise<unknown>; said: AnyMessage & { nl: string; en: string } }

const text = (form: FormData, name: string, most: number) => String(form.get(name) ?? '').slice(0, most)

/** Everything that can be done from a dashboard, under the names that to-dos use. */
const acts: Readonly<Record<string, Act>> = {
  'organizations.approve': { run: async ({ api, id }) => await api.organizations.callVerb(id, 'approve', { status: 'approved' }), said: words.approved },
  'organizations.deny': {
    run: async ({ api, id, form }) => await api.organizations.callVerb(id, 'approve', { status: 'denied', reason: text(form, 'reason', 2000) }),
    said: words.organizationDenied,
  },
  'vacancies.publish': { run: async ({ api, id }) => await api.vacancies.callVerb(id, 'publish'), said: words.published },
  'vacancies.deny': {
    run: async ({ api, id, form }) => await api.vacancies.callVerb(id, 'deny', { reason: text(form, 'reason', 2000) }),
    said: words.vacancyDenied,
  },
  'vacancies.extend': {
    run: async ({ api, id, form }) => await api.vacancies.callVerb(id, 'extend', { validThrough: text(form, 'until', 20) }),
    said: words.extended,
  },
  'applications.answer': { run: answer, said: words.answered },
  'applications.decline': {
    run: async ({ api, id, form }) =>
      await api.applications.callVerb(id, 'decline', { declineReason: text(form, 'reason', 100) as DeclineReason, message: text(form, 'message', 6000) }),
    said: words.declined,
  },
  'conversations.answer': { run: answer, said: words.answered },
}

/** Who answers has read what was said. */
async function answer({ api, form }: Asked): Promise<void> {
  const conversation = text(form, 'conversation', 64)
  await api.messages.create({ body: text(form, 'message', 6000) }, { related: { conversation } })
  await api.conversations.callVerb(conversation, 'read')
}

/** Does what a form of the dashboard asks, and says so in passing; the page stays where it is. */
export async function runTodoAction(api: Client, request: Request, locale: Locale) {
  const form = await request.formData()
  const [type, name] = [text(form, 'type', 50), text(form, 'act', 50)]
  const act = acts[`${type}.${name}`]
  if (!act) throw data({ code: 'bad_request' }, { status: 400 })
  // Without script it is a page of its own that comes back.
  const isAlone = request.headers.get('sec-fetch-mode') === 'navigate'
  const told = (said: string, tone: 'success' | 'info' = 'success') => {
    const headers = { 'set-cookie': toastCookieHeader(said, tone) }
    return isAlone ? redirect('/dashboard', { headers }) : data<TodoActionOutcome>({ undo: null }, { headers })
  }
  if ('message' in Object.fromEntries(form) && name === 'answer' && text(form, 'message', 6000).trim() === '')
    return data<TodoActionOutcome>({ act: name, problem: say(locale, talk.tooEmpty), field: 'message' }, 422)
  try {
    const done = await act.run({ api, id: text(form, 'id', 64), form })
    const undo = (done as { meta?: { undo?: { id: string; until: string } } } | undefined)?.meta?.undo
    // Its own bar says what was done, with the way back.
    if (undo && !isAlone) return data<TodoActionOutcome>({ undo: { ...undo, text: say(locale, act.said) } })
    return told(say(locale, act.said))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    // Somebody else was first: it waits no longer, so it goes from the list.
    if (error.status === 409 || error.status === 404) return told(error.message, 'info')
    const [[field, problem] = [null, error.message]] = Object.entries(error.fields) as [string, string][] | [[null, string]]
    return data<TodoActionOutcome>({ act: name, problem: problem ?? error.message, field }, error.status)
  }
}

import { cutText } from '#kernel/fields/cut-text.ts'
import type { ReactNode } from 'react'
import { type FetcherWithComponents, data, redirect } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { messages as applications } from '#features/applications/model/messages.ts'
import { daysToAnswerAgain, furthestSnooze } from '#features/applications/model/snooze-days.ts'
import { snoozeWords } from '#features/applications/model/snooze-words.ts'
import { type DeclineReason, declineReasons } from '#features/applications/model/states.ts'
import { messages as talk } from '#features/conversations/model/messages.ts'
import type { UndoOffer } from '#features/lists/web/undo-bar.tsx'
import { actionWords as words } from '#features/notifications/dashboard/words.ts'
import type { TodoItem } from '#kernel/feature/todo.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { type AnyMessage, type Locale, say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

/** The result of an action on a dashboard: done, with an undo where there is one; else which form failed, and why. */
export type TodoActionOutcome = { undo: UndoOffer | null } | { act: string; problem: string; field: string | null }

type Asked = { api: Client; id: string; form: FormData }
type Act = { run: (asked: Asked) => Promise<unknown>; said: AnyMessage & { nl: string; en: string } }

const text = (form: FormData, name: string, most: number) => cutText(String(form.get(name) ?? ''), most)

/** The actions of a dashboard, by the names that to-dos use. */
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
  'applications.snooze': {
    run: async ({ api, id, form }) => await api.applications.callVerb(id, 'snooze', { until: text(form, 'until', 20) || null }),
    said: snoozeWords.done,
  },
  'conversations.answer': { run: answer, said: words.answered },
}

/** Whoever answers has read the messages. */
async function answer({ api, form }: Asked): Promise<void> {
  const conversation = text(form, 'conversation', 64)
  await api.messages.create({ body: text(form, 'message', 6000) }, { related: { conversation } })
  await api.conversations.callVerb(conversation, 'read')
}

/** Runs the action of a dashboard form and confirms it with a toast; the page stays as it is. */
export async function runTodoAction(api: Client, request: Request, locale: Locale) {
  const form = await request.formData()
  const [type, name] = [text(form, 'type', 50), text(form, 'act', 50)]
  const act = acts[`${type}.${name}`]
  if (!act) throw data({ code: 'bad_request' }, { status: 400 })
  // Without script it is a page load, which returns here.
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
    // The undo bar shows the confirmation.
    if (undo && !isAlone) return data<TodoActionOutcome>({ undo: { ...undo, text: say(locale, act.said) } })
    return told(say(locale, act.said))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    // Somebody else was first: it no longer waits, so the list is reloaded.
    if (error.status === 409 || error.status === 404) return told(error.message, 'info')
    const [[field, problem] = [null, error.message]] = Object.entries(error.fields) as [string, string][] | [[null, string]]
    return data<TodoActionOutcome>({ act: name, problem: problem ?? error.message, field }, error.status)
  }
}

type Props = {
  act: 'answer' | 'snooze' | 'deny' | 'decline'
  item: TodoItem
  fetcher: FetcherWithComponents<TodoActionOutcome>
  busy: boolean
  outcome: Extract<TodoActionOutcome, { problem: string }> | null
  onAct: () => void
  children: ReactNode
}

/** An action that needs text: it unfolds below the buttons, so that nobody triggers it by accident; what is typed is kept. */
export function ReasonedAction({ act, item: { id, facts = {} }, fetcher, busy, outcome, onAct, children }: Props) {
  const t = useT()
  const label = { answer: t(words.answer), snooze: t(words.snooze), deny: t(words.deny), decline: t(words.decline) }[act]
  const isHarmless = act === 'answer' || act === 'snooze'
  const name = facts['person'] ?? ''
  const field = (at: string) => (outcome?.field === at ? outcome.problem : undefined)
  return (
    <details className="todo-unfolds" name={`acts-${id}`}>
      <summary className={`btn ${isHarmless ? 'btn-second' : 'btn-quiet'}`}>{label}</summary>
      <FetchForm fetcher={fetcher} keeps={{ name: `${act} ${id}`, offline: t(talk.offline) }} className="mt-4 grid gap-5" onSubmit={onAct}>
        {children}
        {act === 'deny' && (
          <TextAreaField
            name="reason"
            id={`deny-${id}`}
            label={t(words.denyWhy)}
            hint={t(words.denyWhyHint)}
            error={field('reason')}
            rows={3}
            maxLength={1000}
            required
          />
        )}
        {act === 'decline' && (
          <>
            <SelectField
              name="reason"
              id={`decline-${id}`}
              label={t(applications.declineWhy)}
              empty={t(applications.chooseReason)}
              error={field('declineReason') && t(applications.chooseReason)}
              options={declineReasons.map((reason) => ({ value: reason, label: t(applications[reason]) }))}
            />
            <TextAreaField
              name="message"
              id={`kind-${id}`}
              label={t(applications.kindWords, { name })}
              hint={t(applications.kindWordsHint)}
              error={field('message')}
              rows={5}
              maxLength={5000}
              defaultValue={t(applications.kindWordsText, { name, vacancy: facts['vacancy'] ?? '' })}
            />
          </>
        )}
        {act === 'answer' && (
          <TextAreaField name="message" id={`answer-${id}`} label={t(words.answerTo, { name })} error={field('message')} rows={3} maxLength={5000} />
        )}
        {act === 'snooze' && (
          <DateField
            name="until"
            id={`until-${id}`}
            label={t(snoozeWords.until)}
            hint={t(snoozeWords.thenSnooze)}
            error={field('until')}
            min={addDays(today(), 1)}
            max={addDays(today(), furthestSnooze)}
            defaultValue={addDays(today(), daysToAnswerAgain)}
          />
        )}
        <Button variant={isHarmless ? 'primary' : 'danger'} className="sm:justify-self-start" busy={busy && t(words.busy)}>
          {act === 'answer' ? t(words.send) : act === 'snooze' ? t(snoozeWords.save) : label}
        </Button>
      </FetchForm>
    </details>
  )
}

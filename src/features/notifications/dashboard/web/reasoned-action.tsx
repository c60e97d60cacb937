import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { messages as applications } from '#features/applications/model/messages.ts'
import { declineReasons } from '#features/applications/model/states.ts'
import { messages as talk } from '#features/conversations/model/messages.ts'
import { actionWords as words } from '#features/notifications/dashboard/action-words.ts'
import type { TodoItem } from '#kernel/feature/todo.ts'
import type { TodoActionOutcome } from './run-todo-action.ts'

type Props = {
  act: 'answer' | 'deny' | 'decline'
  item: TodoItem
  fetcher: FetcherWithComponents<TodoActionOutcome>
  busy: boolean
  outcome: Extract<TodoActionOutcome, { problem: string }> | null
  onAct: () => void
  children: ReactNode
}

/** An act that needs words: it unfolds below the buttons, so nobody does it by accident, and what is typed is kept. */
export function ReasonedAction({ act, item: { id, facts = {} }, fetcher, busy, outcome, onAct, children }: Props) {
  const t = useT()
  const label = { answer: t(words.answer), deny: t(words.deny), decline: t(words.decline) }[act]
  const name = facts['person'] ?? ''
  const field = (at: string) => (outcome?.field === at ? outcome.problem : undefined)
  return (
    <details className="todo-unfolds" name={`acts-${id}`}>
      <summary className={`btn ${act === 'answer' ? 'btn-second' : 'btn-quiet'}`}>{label}</summary>
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
        <Button variant={act === 'answer' ? 'primary' : 'danger'} className="sm:justify-self-start" busy={busy && t(words.busy)}>
          {act === 'answer' ? t(words.send) : label}
        </Button>
      </FetchForm>
    </details>
  )
}

import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { ignoreSecondClick } from '#design/button/ignore-second-click.ts'
import { LinkButton } from '#design/button/link-button.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { telHref } from '#design/link/tel-href.ts'
import { offerUndo } from '#features/lists/web/undo-offer.ts'
import { actionWords as words } from '#features/notifications/dashboard/action-words.ts'
import type { TodoItem } from '#kernel/feature/todo.ts'
import type { TodoActionOutcome } from './run-todo-action.ts'
import { ReasonedAction } from './reasoned-action.tsx'

/** One press is enough for these. */
const presses: Readonly<Record<string, { icon: IconName; variant: 'primary' | 'second' }>> = {
  approve: { icon: 'check', variant: 'primary' },
  publish: { icon: 'check', variant: 'primary' },
  extend: { icon: 'calendar-plus', variant: 'second' },
}
/** These ask for a day and a place, on the application itself. */
const asked = { invite: { icon: 'calendar-plus', variant: 'primary' }, accept: { icon: 'check', variant: 'second' } } as const
/** These need words first, so they unfold. */
const reasoned = ['answer', 'deny', 'decline'] as const

type Props = { item: TodoItem; /** Told with every form that goes out. */ onAct: () => void }

/** What can be done about one thing, right where it stands; and whom to call about it. */
export function TodoActions({ item, onAct }: Props) {
  const t = useT()
  const fetcher = useFetcher<TodoActionOutcome>()
  const { acts, call, href, facts = {} } = item
  const outcome = fetcher.state === 'idle' && fetcher.data && 'problem' in fetcher.data ? fetcher.data : null
  const undo = fetcher.data && 'undo' in fetcher.data ? fetcher.data.undo : null
  useEffect(() => {
    if (undo) offerUndo(undo)
  }, [undo])
  const isBusy = (act: string) => fetcher.formData?.get('act') === act
  const label = {
    approve: t(words.approve),
    publish: t(words.publish),
    extend: t(words.extend, { day: facts['day'] ?? '' }),
  }
  return (
    <div className="todo-acts" onClickCapture={ignoreSecondClick}>
      {outcome && outcome.field === null && (
        <Alert tone="danger" live>
          <p>{outcome.problem}</p>
        </Alert>
      )}
      {Object.entries(presses).map(
        ([act, look]) =>
          acts.includes(act) && (
            <FetchForm key={act} fetcher={fetcher} onSubmit={onAct} {...(act === 'extend' && { className: 'todo-wide' })}>
              <Facts item={item} act={act} />
              <Button {...look} className="w-full" busy={isBusy(act) && t(words.busy)}>
                {label[act as keyof typeof label]}
              </Button>
            </FetchForm>
          ),
      )}
      {Object.entries(asked).map(
        ([act, look]) =>
          acts.includes(act) &&
          href && (
            <LinkButton key={act} href={`${href}?do=${act}`} {...look}>
              {t(words[act as keyof typeof asked])}
            </LinkButton>
          ),
      )}
      {call && (
        <a className="btn btn-second" href={telHref(call.phone)}>
          <Icon name="phone" />
          <span aria-hidden className="sm:hidden">
            {t(words.callShort)}
          </span>
          <span className="max-sm:sr-only">{t(words.call, call)}</span>
        </a>
      )}
      {acts.includes('open') && href && (
        <LinkButton href={href} variant="second" iconAfter="arrow-right-bold">
          {t(words.open)}
        </LinkButton>
      )}
      {reasoned.map(
        (act) =>
          acts.includes(act) && (
            <ReasonedAction key={act} act={act} item={item} fetcher={fetcher} busy={isBusy(act)} onAct={onAct} outcome={outcome?.act === act ? outcome : null}>
              <Facts item={item} act={act} />
            </ReasonedAction>
          ),
      )}
    </div>
  )
}

function Facts({ item: { type, id, facts = {} }, act }: { item: TodoItem; act: string }) {
  const sent = { type, id, act, ...(facts['until'] && { until: facts['until'] }), ...(facts['conversation'] && { conversation: facts['conversation'] }) }
  return Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

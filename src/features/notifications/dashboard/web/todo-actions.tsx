import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button, LinkButton } from '#design/button/button.tsx'
import { ignoreSecondClick } from '#design/button/ignore-second-click.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { offerUndo } from '#features/lists/web/undo-bar.tsx'
import { actionWords as words } from '#features/notifications/dashboard/words.ts'
import type { TodoItem } from '#kernel/feature/todo.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ReasonedAction, type TodoActionOutcome } from './todo-act.tsx'

/** Actions that need one press only. */
const presses: Readonly<Record<string, { icon: IconName; variant: 'primary' | 'second' }>> = {
  approve: { icon: 'check', variant: 'primary' },
  publish: { icon: 'check', variant: 'primary' },
  extend: { icon: 'calendar-plus', variant: 'second' },
}
/** Actions that ask for a day and a place, on the page of the application. */
const asked = { invite: { icon: 'calendar-plus', variant: 'primary' }, accept: { icon: 'check', variant: 'second' } } as const
/** Actions that ask for text first, so they unfold. */
const reasoned = ['answer', 'snooze', 'deny', 'decline'] as const

/** The likeliest first. Of more than three the first two are in view, the others behind "Meer". */
const order = ['approve', 'publish', 'extend', 'invite', 'call', 'answer', 'open', 'accept', 'snooze', 'deny', 'decline'] as const
const inView = 3

type Act = (typeof order)[number]
type Props = { item: TodoItem; /** Called with every form that is submitted. */ onAct: () => void }

/** The actions on one to-do, in place; and whom to call about it. */
export function TodoActions({ item, onAct }: Props) {
  const t = useT()
  const fetcher = useFetcher<TodoActionOutcome>()
  const { acts, call, href } = item
  const outcome = fetcher.state === 'idle' && fetcher.data && 'problem' in fetcher.data ? fetcher.data : null
  const undo = fetcher.data && 'undo' in fetcher.data ? fetcher.data.undo : null
  useEffect(() => {
    if (undo) offerUndo(undo)
  }, [undo])
  const isThere = (act: Act) => (act === 'call' ? !!call : acts.includes(act) && (!(act in asked || act === 'open') || href !== null))
  const all = order.filter(isThere)
  const [first, rest] = all.length > inView ? [all.slice(0, inView - 1), all.slice(inView - 1)] : [all, []]
  const one = (act: Act) => <OneAction key={act} {...{ act, item, fetcher, outcome, onAct }} />
  return (
    <div className="todo-acts" onClickCapture={ignoreSecondClick}>
      {outcome && outcome.field === null && (
        <Alert tone="danger" live>
          <p>{outcome.problem}</p>
        </Alert>
      )}
      {first.map(one)}
      {rest.length > 0 && (
        <details className="fold todo-more">
          <summary className="btn btn-quiet">
            {t(words.more)}
            <Icon name="caret-down-bold" size={16} />
          </summary>
          <div className="todo-acts">{rest.map(one)}</div>
        </details>
      )}
    </div>
  )
}

type OneProps = Props & {
  act: Act
  fetcher: ReturnType<typeof useFetcher<TodoActionOutcome>>
  outcome: Extract<TodoActionOutcome, { problem: string }> | null
}

function OneAction({ act, item, fetcher, outcome, onAct }: OneProps): ReactNode {
  const t = useT()
  const { call, href, facts = {} } = item
  const busy = fetcher.formData?.get('act') === act
  if (act === 'call')
    return (
      <TelLink className="btn btn-second todo-call" phone={call!.phone}>
        <Icon name="phone" />
        <span aria-hidden className="sm:hidden">
          {t(words.callShort)}
        </span>
        <span className="max-sm:sr-only truncate">{t(words.call, call!)}</span>
      </TelLink>
    )
  if (act === 'open')
    return (
      <LinkButton href={href!} variant="second" iconAfter="arrow-right-bold">
        {t(words.open)}
      </LinkButton>
    )
  if (act === 'invite' || act === 'accept')
    return (
      <LinkButton href={`${href}?do=${act}`} {...asked[act]}>
        {t(words[act])}
      </LinkButton>
    )
  if (isReasoned(act))
    return (
      <ReasonedAction act={act} item={item} fetcher={fetcher} busy={busy} onAct={onAct} outcome={outcome?.act === act ? outcome : null}>
        <Facts item={item} act={act} />
      </ReasonedAction>
    )
  return (
    <FetchForm fetcher={fetcher} onSubmit={onAct} {...(act === 'extend' && { className: 'todo-wide' })}>
      <Facts item={item} act={act} />
      <Button {...presses[act]} className="w-full" busy={busy && t(words.busy)}>
        {act === 'extend' ? t(words.extend, { day: facts['day'] ?? '' }) : t(words[act])}
      </Button>
    </FetchForm>
  )
}

const isReasoned = (act: Act): act is (typeof reasoned)[number] => (reasoned as readonly Act[]).includes(act)

function Facts({ item: { type, id, facts = {} }, act }: { item: TodoItem; act: string }) {
  const sent = { type, id, act, ...(facts['until'] && { until: facts['until'] }), ...(facts['conversation'] && { conversation: facts['conversation'] }) }
  return Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

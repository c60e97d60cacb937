import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Badge } from '#design/badge/badge.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { ignoreSecondClick } from '#design/button/ignore-second-click.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { offerUndo } from '#features/lists/web/undo-bar.tsx'
import { home, actionWords as words } from '#features/notifications/dashboard/words.ts'
import type { TodoGroup } from '#features/notifications/dashboard/fetch-dashboard.ts'
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

type Props = { item: TodoItem; /** Called with every form that is submitted. */ onAct: () => void }

/** The actions on one to-do, in place; and whom to call about it. */
function TodoActions({ item, onAct }: Props) {
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
        <TelLink className="btn btn-second" phone={call.phone}>
          <Icon name="phone" />
          <span aria-hidden className="sm:hidden">
            {t(words.callShort)}
          </span>
          <span className="max-sm:sr-only">{t(words.call, call)}</span>
        </TelLink>
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

const tones = {
  warn: 'bg-warn-soft text-on-warn-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-accent-soft text-on-accent-soft',
  second: 'bg-second-soft text-on-second-soft',
  success: 'bg-success-soft text-on-success-soft',
}

/** To-dos of one kind: their number, the first one with its actions, and the titles of the next. */
function TodoGroupRow({ before, now }: { before: TodoGroup; /** Null when the last one is done. */ now: TodoGroup | null }) {
  const t = useT()
  const actedRef = useRef(false)
  const [item, ...later] = now?.items ?? []
  const [last, setLast] = useState(item ?? before.items[0]!)
  if (item && item.id !== last.id) setLast(item)
  return (
    <li className="todo">
      <span className={`todo-sign ${tones[now ? now.tone : 'success']}`}>
        <Icon name={now ? now.icon : 'check'} size={26} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-xl">{now ? now.title : t(words.allDone)}</h3>
          {now?.all && now.total > 1 && (
            <Link href={now.all.href} className="font-semibold">
              {now.all.label}
            </Link>
          )}
        </div>
        {now?.text && <p className="text-text-soft">{now.text}</p>}
        {item ? <OneItem key={item.id} item={item} actedRef={actedRef} /> : <LastItem item={last} actedRef={actedRef} />}
        {later.length > 0 && <p className="mt-3 text-text-soft truncate">{t(words.afterThis, { names: later.map(({ title }) => title).join(', ') })}</p>}
      </div>
    </li>
  )
}

/** The to-do that was just done keeps its place, so that nothing else moves under the pointer. */
function LastItem({ item: { title, text, quote }, actedRef }: { item: TodoItem; actedRef: RefObject<boolean> }) {
  const t = useT()
  return (
    <div className="todo-item text-text-soft">
      <Focused actedRef={actedRef}>{title}</Focused>
      {text && <p>{text}</p>}
      {quote && <p className="mt-1 break-words">‘{quote}’</p>}
      <p className="todo-done">
        <Icon name="check-circle-fill" size={22} />
        {t(words.done)}
      </p>
    </div>
  )
}

function OneItem({ item, actedRef }: { item: TodoItem; actedRef: RefObject<boolean> }) {
  const { title, text, quote, note, href } = item
  return (
    <div className="todo-item">
      <Focused actedRef={actedRef}>
        {href && !item.acts.includes('open') ? (
          <Anchor href={href} className="tlink">
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Focused>
      {text && <p className="text-text-soft">{text}</p>}
      {quote && <p className="mt-1 break-words">‘{quote}’</p>}
      {note && (
        <p className="mt-2">
          <Badge tone="warn" icon="clock-fill">
            {note}
          </Badge>
        </p>
      )}
      <TodoActions item={item} onAct={() => (actedRef.current = true)} />
    </div>
  )
}

/** After an action the focus goes to the title of the next to-do, so that a second press does nothing. */
function Focused({ actedRef, children }: { actedRef: RefObject<boolean>; children: ReactNode }) {
  const name = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!actedRef.current) return
    actedRef.current = false
    name.current?.focus({ preventScroll: true })
  }, [actedRef])
  return (
    <p ref={name} tabIndex={-1} className="h-row">
      {children}
    </p>
  )
}

/** The to-dos of a person with their actions. A kind that is done keeps its place until the page is reloaded, so that nothing jumps. */
export function TodoList({ todos }: { todos: readonly TodoGroup[] }) {
  const t = useT()
  const [first] = useState(todos)
  const rows = [
    ...first.map((before) => ({ before, now: todos.find(({ key }) => key === before.key) ?? null })),
    ...todos.filter(({ key }) => !first.some((before) => before.key === key)).map((now) => ({ before: now, now })),
  ]
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="text-2xl">
        {t(home.waitsForYou)}
      </h2>
      {rows.length === 0 ? (
        <p className="sheet sheet-pad mt-3">{t(home.nothingWaits)}</p>
      ) : (
        <ul className="sheet mt-3">
          {rows.map(({ before, now }) => (
            <TodoGroupRow key={before.key} before={before} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

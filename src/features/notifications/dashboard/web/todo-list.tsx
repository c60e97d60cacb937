import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { home, actionWords as words } from '#features/notifications/dashboard/words.ts'
import type { TodoGroup } from '#features/notifications/dashboard/fetch-dashboard.ts'
import type { TodoItem } from '#kernel/feature/todo.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { TodoActions } from './todo-actions.tsx'

const tones = {
  warn: 'bg-warn-soft text-on-warn-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-accent-soft text-on-accent-soft',
  second: 'bg-second-soft text-on-second-soft',
  success: 'bg-success-soft text-on-success-soft',
}

/** To-dos of one kind: a row with their number and the first of them, which opens to its actions and the titles of the next. */
function TodoGroupRow({ before, now }: { before: TodoGroup; /** Null when the last one is done. */ now: TodoGroup | null }) {
  const t = useT()
  const actedRef = useRef(false)
  const [item, ...later] = now?.items ?? []
  const [last, setLast] = useState(item ?? before.items[0]!)
  if (item && item.id !== last.id) setLast(item)
  return (
    <li>
      <details className="todo" name="todos">
        <summary className="todo-head">
          <span className={`todo-sign ${tones[now ? now.tone : 'success']}`}>
            <Icon name={now ? now.icon : 'check'} size={26} />
          </span>
          <span className="min-w-0">
            <h3 className="todo-title">{now ? now.title : t(words.allDone)}</h3>
            <span className="todo-next text-text-soft">{item?.note ? `${last.title}, ${startSmall(item.note)}` : last.title}</span>
          </span>
          <span className="btn btn-second btn-sm todo-open" aria-hidden="true">
            <span className="todo-closed-word">{t(words.show)}</span>
            <span className="todo-open-word">{t(words.fold)}</span>
          </span>
          <Icon name="caret-down-bold" size={18} />
        </summary>
        <div className="todo-body">
          {now?.text && <p className="text-text-soft">{now.text}</p>}
          {item ? <OneItem key={item.id} item={item} actedRef={actedRef} /> : <LastItem item={last} actedRef={actedRef} />}
          {(later.length > 0 || (now?.all && now.total > 1)) && (
            <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0 truncate text-text-soft">{later.length > 0 && t(words.afterThis, { names: later.map(({ title }) => title).join(', ') })}</p>
              {now?.all && now.total > 1 && (
                <Link href={now.all.href} className="font-semibold">
                  {now.all.label}
                </Link>
              )}
            </div>
          )}
        </div>
      </details>
    </li>
  )
}

/** A note that stands alone elsewhere, as the rest of a line. */
const startSmall = (note: string) => note.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())

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

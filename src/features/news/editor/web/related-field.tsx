import { type FocusEvent, useRef, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { IconButton } from '#design/button/button.tsx'
import type { ComboboxOption } from '#design/combobox/combobox.ts'
import { FieldError } from '#design/field/field.tsx'
import { useFormField } from '#design/form/form-fields.tsx'
import { messages } from '#design/form/messages.ts'
import { type RelatedVacancy, fetchRelated } from '#features/news/editor/edited-news.ts'
import { relatedWords as words } from '#features/news/editor/related-messages.ts'
import { maxRelated } from '#features/news/model/news.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { browserFetch } from '#kernel/http/browser-fetch.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'

const most = 8

/** Searches open vacancies by a part of their title or of their organization's name. */
async function findVacancies(typed: string, signal: AbortSignal): Promise<ComboboxOption[] | null> {
  const query = new URLSearchParams({
    'filter[named]': cutText(typed, 100),
    'filter[open]': 'true',
    include: 'organization',
    'fields[vacancies]': 'title,organization',
    'fields[organizations]': 'name',
    'page[size]': String(most),
  })
  const answer = await browserFetch(`/api/v1/vacancies?${query}`, { signal })
  if (!answer.ok) return null
  const { data, included = [] } = (await answer.json()) as Found
  const names = new Map(included.map(({ id, attributes }) => [id, attributes.name]))
  return data.map(({ id, attributes: { title }, relationships }) => {
    const note = names.get(relationships?.organization?.data?.id ?? '') ?? ''
    return { label: title, name: title, note, value: id }
  })
}

type Found = {
  data: { id: string; attributes: { title: string }; relationships?: { organization?: { data?: { id: string } | null } } }[]
  included?: { id: string; attributes: { name: string } }[]
}

/** The vacancies of these ids: those that are known, the others from the server. */
async function findRelated(ids: readonly string[], known: readonly RelatedVacancy[]): Promise<RelatedVacancy[]> {
  const missing = ids.filter((id) => known.every((one) => one.id !== id))
  const found = missing.length > 0 ? await fetchRelated({ vacancies: browserClient(vacancy) } as never, missing).catch(() => []) : []
  return ids.map((id) => [...known, ...found].find((one) => one.id === id) ?? { id, title: null, by: null, isOpen: true })
}

const name = 'relatedVacancies'

/** The related vacancies: searched by title, reordered, removed. Posts their ids, one per line. */
export function RelatedField({ value }: { value: readonly RelatedVacancy[] }) {
  const t = useT()
  const { error } = useFormField(name)
  const [chosen, setChosen] = useState(value)
  const [said, setSaid] = useState('')
  const [drawn] = useState(() => linesOf(value))
  const hidden = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const now = useRef(chosen)
  const set = (next: readonly RelatedVacancy[], say: string) => {
    now.current = next
    setChosen(next)
    setSaid(say)
    if (!hidden.current) return
    hidden.current.value = linesOf(next)
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // A restored draft or another person's change sets ids only.
  const hear = async (text: string) => {
    if (text === linesOf(now.current)) return
    now.current = await findRelated(text.split('\n').filter(Boolean), now.current)
    setChosen(now.current)
  }
  const begin = (area: HTMLTextAreaElement | null) => {
    hidden.current = area
    if (area) void hear(area.value)
  }
  const move = (from: number, to: number) => {
    const one = now.current[from]!
    set(now.current.toSpliced(from, 1).toSpliced(to, 0, one), t(words.moved, { n: to + 1, of: now.current.length }))
    focusSoon(box.current, `[data-id="${one.id}"] [data-move="${to < from ? 'up' : 'down'}"]:not(:disabled), [data-id="${one.id}"] button:not(:disabled)`)
  }
  const remove = (one: RelatedVacancy) => {
    set(
      now.current.filter(({ id }) => id !== one.id),
      t(words.removed, { title: titleOf(one) }),
    )
    focusSoon(box.current, `#${name}`)
  }
  const titleOf = ({ title }: RelatedVacancy) => title ?? t(words.unknown)
  const search = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    void import('#design/combobox/combobox.ts').then(({ combobox }) =>
      combobox(input, input.closest<HTMLElement>('.combobox')!, {
        find: async (typed, signal) => (await findVacancies(typed, signal))?.filter(({ value: id }) => now.current.every((one) => one.id !== id)) ?? null,
        nothing: t(words.nothing),
        offered: (n) => t(words.offered, { n }),
        onChoose: (option: ComboboxOption) => {
          input.value = ''
          set([...now.current, { id: option.value!, title: option.label, by: option.note, isOpen: true }], t(words.added, { title: option.label }))
        },
      }),
    )
  }
  const isFull = chosen.length >= maxRelated
  return (
    <div ref={box} className={error ? 'field related has-error' : 'field related'}>
      <label className="label" htmlFor={name}>
        {t(words.label)} <span className="label-note">{t(messages.notNeeded)}</span>
      </label>
      <p className="hint" id={`${name}-hint`}>
        {t(isFull ? words.full : words.hint, { n: maxRelated })}
      </p>
      {error && <FieldError>{error}</FieldError>}
      {chosen.length > 0 && (
        <ol className="related-chosen" aria-label={t(words.chosen)}>
          {chosen.map((one, at) => (
            <li key={one.id} data-id={one.id}>
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{titleOf(one)}</span> {one.by && <span className="text-text-soft">{one.by}</span>}{' '}
                {!one.isOpen && <Badge tone="warn">{t(words.closed)}</Badge>}
              </span>
              <IconButton
                icon="arrow-up-bold"
                data-move="up"
                label={t(words.up, { title: titleOf(one) })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                icon="arrow-down-bold"
                data-move="down"
                label={t(words.down, { title: titleOf(one) })}
                disabled={at === chosen.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton icon="trash" label={t(words.remove, { title: titleOf(one) })} onClick={() => remove(one)} />
            </li>
          ))}
        </ol>
      )}
      <div className="combobox">
        <input id={name} className="input" maxLength={100} autoComplete="off" aria-describedby={`${name}-hint`} hidden={isFull} onFocus={search} />
        <div id={`${name}-list`} className="combobox-list" role="listbox" aria-label={t(words.found)} hidden />
        <p className="sr-only" role="status" />
      </div>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <textarea ref={begin} hidden readOnly name={name} defaultValue={drawn} onInput={({ currentTarget }) => void hear(currentTarget.value)} />
    </div>
  )
}

const linesOf = (all: readonly RelatedVacancy[]) => all.map(({ id }) => id).join('\n')

/** Waits until React has rendered the new order. */
function focusSoon(box: HTMLElement | null, which: string): void {
  setTimeout(() => box?.querySelector<HTMLElement>(which)?.focus())
}

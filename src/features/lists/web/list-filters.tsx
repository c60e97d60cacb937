import { type ComponentProps, type FormEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { ChipMenu } from '#design/chip/chip.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Fold } from '#design/fold/fold.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { AnyList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { CodesParameter } from '#kernel/search/parameter.ts'
import { groupsOf } from '#kernel/search/search.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

/** The placeholder of the search field: the icon already stands for "search by", and a phone has no room for both. */
export const searchHint = (label: string): string => label.replace(/^(?:Zoek op|Search by) (.)/, (_, first: string) => first.toUpperCase())

type Props = {
  list: AnyList
  asked: Record<string, unknown>
  searchLabel: string
  columns: ComponentProps<typeof SortChoice>['columns']
  /** The number of active filters. */
  inUse: number
  /** The page's own fields, whose names the list declares. */ children?: ReactNode
}

const pause = 350

/** The search field and filters of a list: a choice changes the address at once, typing after a pause. On a phone the filters are folded. */
export function ListFilters({ list, asked, searchLabel, columns, inUse, children }: Props) {
  const t = useT()
  const locale = useLocale()
  const submit = useSubmit()
  const hint = searchHint(searchLabel)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useCallback(() => {
    clearTimeout(timer.current)
    if (form.current) void submit(form.current, { replace: true, preventScrollReset: true })
  }, [submit])
  const isAwake = useRef(false)
  useLayoutEffect(() => {
    // Choices made before hydration count: they are applied now.
    if (!isAwake.current && fieldsOf(form.current!, asked).some((field) => !showsAsked(field, asked))) send()
    else showAsked(form.current!, asked)
    isAwake.current = true
  }, [asked, send])
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    if ((target as HTMLInputElement).type === 'search') timer.current = setTimeout(send, pause)
    else send()
  }
  const groups = groupsOf(list.search).flatMap(([name, parameter]) =>
    parameter.title ? [<Group key={name} name={name} parameter={parameter} chosen={asked[name] as string[]} label={t(parameter.title)} locale={locale} />] : [],
  )
  const more = (
    <>
      {children}
      <SortChoice list={list} asked={String(asked['sort'])} columns={columns} />
    </>
  )
  return (
    <RoutedForm ref={form} method="get" role="search" autoComplete="off" preventScrollReset className="list-filters" onChange={onChange}>
      <label className="input-icon list-search">
        <Icon name="magnifying-glass" />
        <input
          type="search"
          name="q"
          className="input"
          aria-label={searchLabel}
          placeholder={hint}
          // A browser sizes a field by its widest characters.
          size={Math.round(hint.length * 0.75)}
          maxLength={100}
          defaultValue={String(asked['q'] ?? '')}
        />
      </label>
      {groups.length > 0 ? (
        <Fold label={t(messages.filters)} icon="sliders-horizontal" count={inUse} until="md">
          {groups}
          {more}
        </Fold>
      ) : (
        more
      )}
      {asked['status'] !== list.search.parameters['status']!.empty && <input type="hidden" name="status" value={String(asked['status'])} />}
      <noscript>
        <Button variant="second">{t(messages.show)}</Button>
      </noscript>
    </RoutedForm>
  )
}

/** Sets the fields to the address, which a link or the back button may have changed; the field being typed in stays. */
function showAsked(form: HTMLFormElement, asked: Record<string, unknown>): void {
  for (const field of fieldsOf(form, asked)) {
    if (field.type === 'checkbox') field.checked = (asked[field.name] as string[]).includes(field.value)
    else if (field !== document.activeElement) field.value = String(asked[field.name])
  }
}

const showsAsked = ({ name, type, checked, value }: HTMLInputElement, asked: Record<string, unknown>) =>
  type === 'checkbox' ? checked === (asked[name] as string[]).includes(value) : value === String(asked[name])

const fieldsOf = (form: HTMLFormElement, asked: Record<string, unknown>) =>
  [...form.querySelectorAll<HTMLInputElement>(':is(input, select)[name]:not([type=hidden])')].filter(({ name }) => Object.hasOwn(asked, name))

type GroupProps = { name: string; parameter: CodesParameter; chosen: string[]; label: string; locale: 'nl' | 'en' }

function Group({ name, parameter: { known, say }, chosen, label, locale }: GroupProps) {
  return (
    <ChipMenu label={label} count={chosen.length}>
      {known.map((code) => (
        <Checkbox key={code} name={name} value={code} label={say?.(code, locale) ?? code} defaultChecked={chosen.includes(code)} />
      ))}
    </ChipMenu>
  )
}

type SortProps = { list: AnyList; asked: string; /** The visible columns. */ columns: readonly { key: string; label: { nl: string; en: string } }[] }

/** The order of a list on a phone, where its columns have no headings. A field of the filter form. */
function SortChoice({ list, asked, columns }: SortProps) {
  const t = useT()
  const sorted = columns.filter(({ key }) => Object.hasOwn(list.orders, key))
  return (
    <span className="select list-sort">
      <select name="sort" className="input" aria-label={t(messages.sort)} defaultValue={asked}>
        {sorted.flatMap(({ key, label }) => [
          <option key={key} value={key}>
            {t(label)}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {t(messages.descending, { name: t(label) })}
          </option>,
        ])}
        {!sorted.some(({ key }) => key === asked.replace('-', '')) && (
          <option value={asked} hidden>
            {t(messages.sort)}
          </option>
        )}
      </select>
      <Icon name="caret-down-bold" size={16} />
    </span>
  )
}

import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { CachedParts, renderCached } from '#design/document/render-cached.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import type { CodesParameter } from '#kernel/search/parameter.ts'

type OptionsProps<Code extends string> = {
  name: string
  of: Pick<CodesParameter<Code>, 'known' | 'say'>
  chosen: readonly Code[]
  /** How many each finds; null where that changes with the minute. */
  counts: Partial<Record<Code, number>> | null
  className?: string
}

type Facts = { name: string; code: string; label: string; count: number | null; isChosen: boolean }
const drawOption = renderCached(({ name, code, label, count, isChosen }: Facts) => (
  <label className="choice">
    <input type="checkbox" className="check" name={name} value={code} defaultChecked={isChosen} />
    {label}
    {count !== null && <span>{count}</span>}
  </label>
))

/** A group of filters as checkboxes, each with its number of results. */
export function FilterOptions<Code extends string>({ name, of, chosen, counts, className }: OptionsProps<Code>) {
  const locale = useLocale()
  const parts = of.known.map((code) => {
    const facts = { name, code, label: of.say?.(code, locale) ?? code, count: counts && (counts[code] ?? 0), isChosen: chosen.includes(code) }
    return drawOption(facts, locale)
  })
  return <CachedParts className={className} parts={parts} />
}

type GroupProps = {
  id: string
  label: string
  /** How many are chosen. */ count: number
  /** What the button at its end shows. */ show: string
  children: ReactNode
}

/** Filters below a button on a wide screen; on a phone a part of the sheet. */
export function FilterGroup({ id, label, count, show, children }: GroupProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={count > 0 ? 'chip is-on filter-button' : 'chip filter-button'}>
        {label}
        {count > 0 && <span className="count count-alert">{count}</span>}
        <Icon name="caret-down-bold" size={16} />
      </button>
      <fieldset id={id} popover="auto" className="filter-group">
        <legend className="font-display text-xl mb-2">{label}</legend>
        {children}
        <Button className="w-full mt-4 max-md:!hidden">{show}</Button>
      </fieldset>
    </>
  )
}

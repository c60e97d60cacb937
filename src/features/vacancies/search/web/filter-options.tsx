import { useLocale } from '#kernel/i18n/web/provider.tsx'
import type { CodesParameter } from '#kernel/search/parameter.ts'
import { renderCached, CachedParts } from '#design/document/render-cached.tsx'

type Props<Code extends string> = {
  name: string
  of: Pick<CodesParameter<Code>, 'known' | 'say'>
  chosen: readonly Code[]
  counts: Partial<Record<Code, number>>
  className?: string
}

type Facts = { name: string; code: string; label: string; count: number; isChosen: boolean }
const drawOption = renderCached(({ name, code, label, count, isChosen }: Facts) => (
  <label className="choice">
    <input type="checkbox" className="check" name={name} value={code} defaultChecked={isChosen} />
    {label}
    <span>{count}</span>
  </label>
))

/** A group of filters as a list of ticks, each with how many it would find. */
export function FilterOptions<Code extends string>({ name, of, chosen, counts, className }: Props<Code>) {
  const locale = useLocale()
  const parts = of.known.map((code) => {
    const facts = { name, code, label: of.say?.(code, locale) ?? code, count: counts[code] ?? 0, isChosen: chosen.includes(code) }
    return drawOption(facts, locale)
  })
  return <CachedParts className={className} parts={parts} />
}

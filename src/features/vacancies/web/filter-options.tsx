import { useLocale } from '#kernel/i18n/web/provider.tsx'
import type { CodesParameter } from '#kernel/search/parameter.ts'

type Props<Code extends string> = {
  name: string
  of: Pick<CodesParameter<Code>, 'known' | 'say'>
  chosen: readonly Code[]
  counts: Partial<Record<Code, number>>
}

/** A group of filters as a list of ticks, each with how many it would find. */
export function FilterOptions<Code extends string>({ name, of, chosen, counts }: Props<Code>) {
  const locale = useLocale()
  return of.known.map((code) => {
    const isChosen = chosen.includes(code)
    return (
      <label key={code} className="choice">
        <input type="checkbox" className="check" name={name} value={code} defaultChecked={isChosen} />
        {of.say?.(code, locale) ?? code}
        <span>{counts[code] ?? 0}</span>
      </label>
    )
  })
}

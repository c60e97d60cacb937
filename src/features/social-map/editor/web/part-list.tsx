import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import type { AnyMessage } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useIsAwake } from '#design/form/use-is-awake.ts'

type Words = { nl: string; en: string }
type Counted = AnyMessage & { nl: (f: { n: number }) => string; en: (f: { n: number }) => string }
type Props = {
  names: readonly string[]
  /** How many have something in them. */
  filled: number
  title: Counted
  add: Words
  children: (name: string) => ReactNode
}

/**
 * Offers or places: those that are filled and an empty one. All that there may be stand in the page, so that a draft that is restored
 * finds its fields; those that nobody needs are hidden, until one is added or a restored draft fills it.
 */
export function PartList({ names, filled, title, add, children }: Props) {
  const t = useT()
  const [shown, setShown] = useState(Math.min(names.length, filled + (filled === 0 ? 1 : 0)))
  const isAwake = useIsAwake()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const unfold = () => {
      const last = names.findLastIndex((name) => hasText(box.current?.querySelector(`[data-part="${name}"]`) ?? null))
      setShown((now) => Math.max(now, last + 1))
    }
    void customElements.whenDefined('keep-draft').then(unfold)
  }, [names])
  // Without script there is always an empty one below the last.
  const most = isAwake ? shown : Math.min(names.length, filled + 1)
  return (
    <div ref={box} className="part-list">
      {names.map((name, at) => (
        <fieldset key={name} data-part={name} className="part" hidden={at >= most}>
          <legend className="h-row text-xl">{t(title, { n: at + 1 })}</legend>
          {children(name)}
        </fieldset>
      ))}
      {isAwake && shown < names.length && (
        <Button
          type="button"
          variant="second"
          icon="plus"
          onClick={() => {
            setShown(shown + 1)
            setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-part="${names[shown]}"] :is(input, textarea, select)`)?.focus())
          }}
        >
          {t(add)}
        </Button>
      )}
    </div>
  )
}

const hasText = (part: Element | null) =>
  [...(part?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=radio], [type=checkbox], [type=hidden]), textarea') ?? [])].some(
    ({ value }) => value !== '',
  )

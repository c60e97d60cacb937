import { useEffect, useRef } from 'react'
import type { Variable } from '#features/notification-templates/template.ts'

type Props = { variables: readonly Pick<Variable, 'name' | 'word'>[]; /** The fields of the surrounding form that may name them. */ names: readonly string[] }

/**
 * Shows the placeholders in fields of the surrounding form as chips with words. The editor comes after the page; until then, and without
 * script, the fields show what is stored.
 */
export function ChipFields({ variables, names }: Props) {
  const here = useRef<HTMLSpanElement>(null)
  const first = useRef({ variables, names })
  useEffect(() => {
    const form = here.current?.closest('form')
    const isMarked = Boolean(form?.querySelector('[data-mark]'))
    let isGone = false
    const ends: (() => void)[] = []
    void import('./chip-editing.ts').then(({ startChipEditing }) => {
      if (isGone || !form) return
      for (const name of first.current.names) {
        const field = form.elements.namedItem(name)
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
        ends.push(startChipEditing(field, { chips: first.current.variables, isMarked: isMarked && field instanceof HTMLTextAreaElement }))
      }
    })
    return () => {
      isGone = true
      for (const end of ends) end()
    }
  }, [])
  return <span ref={here} hidden />
}

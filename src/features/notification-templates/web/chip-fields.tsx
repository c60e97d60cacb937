import { Fragment, useEffect, useRef } from 'react'
import type { Variable } from '#features/notification-templates/template.ts'
import { chipsIn } from './chip-text.ts'

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
    const isMarked = form?.querySelector('[data-mark]') != null
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

/** A text with its placeholders as chips, to read. */
export function WithChips({ text, variables }: { text: string; variables: Props['variables'] }) {
  const words = new Map(variables.map(({ name, word }) => [name, word]))
  const chips = chipsIn(text, (name) => words.has(name))
  const ends = [0, ...chips.map(({ to }) => to)]
  return (
    <>
      {chips.map(({ from, name }, at) => (
        <Fragment key={from}>
          {text.slice(ends[at], from)}
          <span className="variable">{words.get(name)}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}

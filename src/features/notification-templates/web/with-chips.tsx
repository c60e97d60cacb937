import { Fragment } from 'react'
import { type Chip, chipsIn } from './chips-in.ts'

/** A text with its placeholders as chips, to read. */
export function WithChips({ text, variables }: { text: string; variables: readonly Chip[] }) {
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

import type { ReactNode } from 'react'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import type { Typed } from '#kernel/fields/form.ts'
import { type AddName, oneOf } from '#features/one-on-one/add/add-steps.ts'

/** Radios of one question. */
export function Choices({
  name,
  legend,
  hint,
  of,
  typed,
}: {
  name: AddName
  legend: string
  hint?: string
  of: readonly { value: string; label: ReactNode; note?: string }[]
  typed: Typed
}) {
  return (
    <ChoiceGroup id={name} legend={legend} {...(hint && { hint })}>
      {of.map(({ value, label, note }) => (
        <Radio key={value} name={name} value={value} label={label} {...(note && { note })} defaultChecked={oneOf(typed, name) === value} />
      ))}
    </ChoiceGroup>
  )
}

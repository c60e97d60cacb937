import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Field } from '#design/field/field.tsx'
import { useFormField } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { useIsAwake } from '#design/form/use-is-awake.ts'

type Words = { nl: string; en: string }
type Props<Row> = {
  name: string
  label: Words
  hint: Words
  read: (line: string) => Row
  write: (row: Row) => string
  /** Draws the rows; `change` sets all of them. */
  children: (rows: readonly Row[], change: (next: readonly Row[]) => void) => ReactNode
}

/**
 * A list that is kept as lines of text. Without script that text is what is typed; with script its rows are drawn instead, and one
 * hidden text holds them all, so that drafts and conflicts treat it like any other field.
 */
export function LinesField<Row>({ name, label, hint, read, write, children }: Props<Row>) {
  const t = useT()
  const { values, error } = useFormField(name)
  const [first] = useState(values[0] ?? '')
  const isAwake = useIsAwake()
  const [rows, setRows] = useState<readonly Row[]>(() => linesOf(first).map(read))
  const box = useRef<HTMLTextAreaElement>(null)
  const known = useRef(first)
  const hear = (text: string) => {
    if (text === known.current) return
    known.current = text
    setRows(linesOf(text).map(read))
  }
  // A draft may have been restored before React started.
  const begin = (area: HTMLTextAreaElement | null) => {
    box.current = area
    if (area) hear(area.value)
  }
  const change = (next: readonly Row[]) => {
    setRows(next)
    known.current = next.map(write).join('\n')
    tell(box, known.current)
  }
  return (
    <Field
      name={name}
      id={isAwake ? `${name}-text` : name}
      label={t(label)}
      hint={isAwake ? undefined : t(hint)}
      optional={t(formMessages.notNeeded)}
      error={error}
    >
      {(described) => (
        <div id={isAwake ? name : undefined} tabIndex={-1}>
          <textarea
            {...described}
            ref={begin}
            id={isAwake ? `${name}-text` : name}
            name={name}
            className="input"
            rows={4}
            hidden={isAwake}
            readOnly={isAwake}
            defaultValue={first}
            onInput={({ currentTarget }) => isAwake && hear(currentTarget.value)}
          />
          {isAwake && children(rows, change)}
        </div>
      )}
    </Field>
  )
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Listeners on the form expect the events of any other field. */
function tell(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  if (!box.current) return
  box.current.value = text
  box.current.dispatchEvent(new Event('input', { bubbles: true }))
}

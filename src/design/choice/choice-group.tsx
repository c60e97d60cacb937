import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { FieldError } from '#design/field/field.tsx'
import { useFault } from '#design/field/use-fault.ts'

type Props = {
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  optional?: string
  /** The field's declaration, used to validate it when the focus leaves it. */
  check?: CheckedField | undefined
  layout?: 'rows' | 'columns' | 'inline' | 'tiles'
  children: ReactNode
}

const layouts = {
  rows: 'grid justify-items-start',
  columns: 'grid justify-items-start sm:grid-cols-2 gap-x-6',
  inline: 'flex flex-wrap gap-x-6 gap-y-2',
  tiles: 'tile-choices',
}

/** Checkboxes, radios, chips or tiles that answer one question together. */
export function ChoiceGroup({ id, legend, hint, error, optional, check, layout = 'rows', children }: Props) {
  const { first, described, box } = useFault({ id, hint, error, check })
  return (
    <field-check className={clsx('field', first && 'has-error')} {...box}>
      <fieldset id={id} tabIndex={-1} className="choice-group" {...described}>
        <legend className="label">
          {legend}
          {optional && <span className="label-note"> {optional}</span>}
        </legend>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <div className="error-box" id={`${id}-error`}>
          {first && <FieldError>{first}</FieldError>}
        </div>
        <div className={clsx('mt-1', layouts[layout])}>{children}</div>
      </fieldset>
    </field-check>
  )
}

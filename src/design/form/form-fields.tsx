import clsx from 'clsx'
import { createContext, use } from 'react'
import type { Typed } from '#kernel/fields/form.ts'
import { DeclaredInput } from './declared-input.tsx'
import type { DeclaredFields } from './define-form.ts'

/** The surrounding form, with the values and faults of its fields. */
export const FormContext = createContext<{ form: DeclaredFields; values: Typed; faults: Readonly<Record<string, string>> } | null>(null)

/** The values and the fault of one field of the surrounding form, for fields that are rendered in a custom way. */
export function useFormField(name: string): { values: readonly string[]; error: string | undefined } {
  const around = use(FormContext)
  if (!around) throw new Error('A field stands in a DeclaredForm')
  return { values: around.values[name] ?? [], error: around.faults[name] }
}

const widths = { whole: 'sm:col-span-6', third: 'sm:col-span-2', half: 'sm:col-span-3', 'two-thirds': 'sm:col-span-4' }

type Props<Name extends string> = {
  /** The form's declaration: a name that it does not have does not compile. */
  of: DeclaredFields<never, Name> | DeclaredFields<any, Name>
  /** Which fields to show, in this order; by default all. Those that the surrounding form does not have are left out. */
  names?: readonly NoInfer<Name>[]
  className?: string
}

export function FormFields<Name extends string>({ of, names, className }: Props<Name>) {
  const around = use(FormContext)
  if (!around) throw new Error('FormFields stand in a DeclaredForm')
  const { form, values, faults } = around
  const shown = (names ?? (Object.keys(of.entries) as Name[])).filter((name) => name in form.entries)
  return (
    <div className={clsx('grid gap-x-4 gap-y-6 sm:grid-cols-6', className)}>
      {shown.map((name) => {
        const entry = of.entries[name]
        return (
          <div key={name} className={clsx('min-w-0', widths[entry.width ?? 'whole'])}>
            <DeclaredInput name={name} entry={entry} checked={form.inputs[name]!} values={values[name] ?? []} error={faults[name]} />
          </div>
        )
      })}
    </div>
  )
}

import type { Faults } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { ErrorSummary } from '#design/field/error-summary.tsx'
import { messages } from './messages.ts'

/** Above a submitted form: its faults with links to the fields, and those that belong to no field. */
export function FormFaults({ faults, className = 'mt-6' }: { faults: Faults | undefined; className?: string }) {
  const t = useT()
  if (!faults) return null
  const errors = Object.entries(faults.fields).map(([field, message]) => ({ field, message }))
  return (
    <div className={className}>
      <ErrorSummary key={errors.map(({ message }) => message).join()} title={t(messages.somethingWrong)} errors={errors} />
      <Problem text={faults.problem} />
    </div>
  )
}

import { PlainForm } from '#design/form/plain-form.tsx'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { comparisonWords, periodWords, analyticsWords as words } from '#features/analytics/messages.ts'
import { type Period, comparisonCodes, periodCodes } from '#features/analytics/period.ts'

/** Which months are shown, and with which they are compared. */
export function PeriodForm({ period: { code, comparison } }: { period: Period }) {
  const t = useT()
  return (
    <PlainForm method="get" className="figure-choice mt-4">
      <SelectField
        name="period"
        label={t(words.period)}
        options={periodCodes.map((value) => ({ value, label: t(periodWords[value]) }))}
        defaultValue={code ?? undefined}
        key={`period ${code}`}
        small
      />
      <SelectField
        name="compare"
        label={t(words.compare)}
        options={comparisonCodes.map((value) => ({ value, label: t(comparisonWords[value]) }))}
        defaultValue={comparison}
        key={`compare ${comparison}`}
        small
      />
      <Button variant="second" size="small">
        {t(words.show)}
      </Button>
    </PlainForm>
  )
}

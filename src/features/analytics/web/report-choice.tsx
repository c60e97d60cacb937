import { PlainForm } from '#design/form/plain-form.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Definitions } from '#features/analytics/analytics.ts'
import { mostMetrics } from '#features/analytics/asked.ts'
import { periodWords, analyticsWords as words } from '#features/analytics/messages.ts'
import { type Period, periodCodes } from '#features/analytics/period.ts'
import type { ReportChoice } from '#features/analytics/report-choice.ts'
import { addMonths } from '#features/measures/months.ts'

type Props = { choice: ReportChoice; period: Period; definitions: Definitions; offered: readonly string[] }

/** What stands in the report: which months, which measures, divided by what. */
export function ReportChoiceForm({ choice: { names, dimension }, period: { code, whole }, definitions, offered }: Props) {
  const t = useT()
  const metrics = definitions.metrics.filter(({ metric }) => offered.includes(metric))
  const possible = definitions.dimensions.filter((one) => metrics.some(({ dimensions }) => dimensions.includes(one.dimension)))
  return (
    <PlainForm method="get" className="grid gap-6 mt-4 figure-tools" key={JSON.stringify([names, dimension, code, whole])}>
      <div className="figure-choice">
        <SelectField
          name="period"
          label={t(words.period)}
          empty={t(words.ownPeriod)}
          options={periodCodes.map((value) => ({ value, label: t(periodWords[value]) }))}
          defaultValue={code ?? ''}
          small
        />
        <TextField name="from" type="month" label={t(words.from_month)} defaultValue={whole.from.slice(0, 7)} />
        <TextField name="to" type="month" label={t(words.to_month)} defaultValue={addMonths(whole.to, -1).slice(0, 7)} />
        <SelectField
          name="by"
          label={t(words.dimension)}
          empty={t(words.noDimension)}
          options={possible.map((one) => ({ value: one.dimension, label: one.label }))}
          defaultValue={dimension ?? ''}
          small
        />
      </div>
      <fieldset>
        <legend className="font-semibold">
          {t(words.measures)} <span className="label-note">{t(words.atMost, { n: mostMetrics })}</span>
        </legend>
        <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3 mt-2">
          {metrics.map(({ metric, label }) => (
            <Checkbox key={metric} name="m" value={metric} label={label} defaultChecked={names.includes(metric)} />
          ))}
        </div>
      </fieldset>
      <p>
        <Button variant="second" size="small">
          {t(words.show)}
        </Button>
      </p>
    </PlainForm>
  )
}

import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, Tally } from '#features/center-forms/model/center-form.ts'
import { allFields, inWords, yes } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'

/** Bars beside numbers: a table that can be read out, and seen at a glance. */
export function ChoiceChart({ form: { design }, tally }: { form: CenterForm; tally: Tally }) {
  const t = useT()
  const locale = useLocale()
  if (tally.length === 0) return null
  const fields = new Map(allFields(design).map((field) => [field.key, field]))
  return (
    <section aria-labelledby="chart">
      <h2 id="chart" className="text-2xl">
        {t(words.chart)}
      </h2>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        {tally.map(({ key, counts }) => {
          const field = fields.get(key)!
          const choices = field.type === 'yes' ? [{ key: yes, label: { nl: messages.yes.nl, en: messages.yes.en } }] : field.options
          const highest = Math.max(1, ...Object.values(counts))
          return (
            <table key={key} className="form-chart">
              <caption className="h-row text-lg text-left">{inWords(field.label, locale)}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t(words.choice)}</th>
                  <th scope="col">{t(words.count)}</th>
                </tr>
              </thead>
              <tbody>
                {choices.map((choice) => {
                  const n = counts[choice.key] ?? 0
                  return (
                    <tr key={choice.key}>
                      <th scope="row">{inWords(choice.label, locale)}</th>
                      <td className="form-count">
                        <progress className="form-bar" max={highest} value={n} aria-hidden /> {n}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          )
        })}
      </div>
    </section>
  )
}

import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Typed } from '#kernel/fields/form.ts'
import { Anchor } from '#design/link/anchor.tsx'
import type { FillStep } from '#features/center-forms/fill/fill-steps.ts'
import { allFields, type FormDesign, type FormField, inWords } from '#features/center-forms/model/form-design.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { askedFields } from '#features/center-forms/model/read-answers.ts'

type Props = { design: FormDesign; steps: readonly FillStep[]; typed: Typed; href: (step: number) => string }

/** All answers once more, before they are sent. */
export function FillReview({ design, steps, typed, href }: Props) {
  const t = useT()
  const locale = useLocale()
  const asked = new Set(askedFields(allFields(design), typed).map(({ key }) => key))
  return (
    <div className="space-y-8">
      {steps.map((step, at) =>
        step.isReview ? null : (
          <section key={step.key} aria-labelledby={`step-${step.key}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
              <h2 id={`step-${step.key}`} className="text-2xl">
                {inWords(step.title, locale) || t(words.step, { n: at + 1 })}
              </h2>
              <Anchor href={href(at + 1)} className="tlink">
                {t(words.change)}
                <span className="sr-only">: {inWords(step.title, locale) || t(words.step, { n: at + 1 })}</span>
              </Anchor>
            </div>
            <dl className="mt-3 space-y-3">
              {step.fields.map((field) =>
                field.type === 'note' || !asked.has(field.key) ? null : (
                  <div key={field.key}>
                    <dt className="text-text-soft">{inWords(field.label, locale)}</dt>
                    <dd className="font-semibold whitespace-pre-line break-words">
                      {inAnswer(field, typed[field.key], locale, t(words.yes)) || t(words.notFilled)}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ),
      )}
    </div>
  )
}

function inAnswer({ type, options }: FormField, values: readonly string[] = [], locale: 'nl' | 'en', yes: string): string {
  if (type === 'yes') return values.length > 0 ? yes : ''
  return values.map((value) => inWords(options.find(({ key }) => key === value)?.label ?? { nl: value, en: '' }, locale)).join(', ')
}

import { Button, LinkButton } from '#design/button/button.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { Honeypot } from '#design/form/honeypot.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Stepper } from '#design/nav/stepper.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { type FillStep, fillSteps } from '#features/center-forms/fill/fill-steps.ts'
import type { PublicForm } from '#features/center-forms/model/center-form.ts'
import { type FormDesign, type FormField, allFields, inWords } from '#features/center-forms/model/form-design.ts'
import { choicesOf } from '#features/center-forms/model/choices-of.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { fillPath } from '#features/center-forms/model/paths.ts'
import { askedFields } from '#features/center-forms/model/read-answers.ts'
import type { Faults, Typed } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { FillFields } from './fill-fields.tsx'

type Props = {
  form: Pick<PublicForm, 'slug' | 'design' | 'words'>
  step: number
  faults?: Faults | undefined
  center: string
  /** Trying out by whoever builds the form: nothing is sent. */ tryAt?: (step: number) => string
}

/** One page of a form, with or without script. */
export function FillPage({ form: { slug, design, words: typed }, step: at, faults, center, tryAt }: Props) {
  const t = useT()
  const locale = useLocale()
  const steps = tryAt ? design.steps.map((step): FillStep => ({ ...step, isReview: false })) : fillSteps(design, typed)
  const step = steps[at]
  const hrefOf = tryAt ?? ((n: number) => fillPath(slug, n))
  const titleOf = (one: FillStep, i: number) => (one.isReview ? t(words.review) : inWords(one.title, locale) || t(words.step, { n: i + 1 }))
  const isLast = at === steps.length - 1
  const intro = inWords(design.intro, locale)
  return (
    <div className="wrap py-8 md:py-12">
      <div className="max-w-[42rem] mx-auto">
        <h1 className="text-4xl md:text-5xl break-words">{inWords(design.title, locale)}</h1>
        {at === 0 && intro && <p className="text-lg mt-3 whitespace-pre-line">{intro}</p>}
        {steps.length > 1 && (
          <div className="mt-6">
            <Stepper
              label={t(words.steps)}
              count={`${t(words.stepOf, { n: at + 1, of: steps.length })}: ${titleOf(step!, at)}`}
              steps={steps.map((one, i) => ({ href: hrefOf(i + 1), label: titleOf(one, i) }))}
              current={at}
            />
            <h2 className="text-3xl mt-6">{titleOf(step!, at)}</h2>
          </div>
        )}
        {step?.isReview && <p className="text-lg mt-2">{t(words.reviewText)}</p>}
        <AnswerContext value={faults}>
          <FormFaults faults={faults} />
          <PostForm
            intent={`stap-${at + 1}`}
            className="mt-6"
            keeps={{ offline: t(words.offline), name: step?.key ?? 'form', ...(faults && { refused: true }) }}
          >
            <input type="hidden" name="stap" value={at + 1} />
            <Honeypot label={t(words.leaveEmpty)} />
            {step?.isReview ? (
              <FillReview design={design} steps={steps} typed={typed} href={hrefOf} />
            ) : (
              step && <FillFields design={design} fields={step.fields} typed={typed} faults={faults?.fields} />
            )}
            {tryAt ? (
              !isLast && (
                <p className="mt-8">
                  <LinkButton size="large" href={tryAt(at + 2)}>
                    {t(words.next)}
                  </LinkButton>
                </p>
              )
            ) : (
              <div className="mt-8 flex flex-wrap gap-3">
                <Button size="large" className="max-sm:w-full">
                  {t(isLast ? words.send : words.next)}
                </Button>
                {at > 0 && (
                  <Button variant="quiet" size="large" icon="arrow-left-bold" name="go" value="back">
                    {t(words.back)}
                  </Button>
                )}
              </div>
            )}
          </PostForm>
        </AnswerContext>
        <p className="text-text-soft mt-8 flex gap-2">
          <Icon name="lock" className="mt-0.5 shrink-0" />
          <span>{t(words.weKeep, { center })}</span>
        </p>
      </div>
    </div>
  )
}

type ReviewProps = { design: FormDesign; steps: readonly FillStep[]; typed: Typed; href: (step: number) => string }

/** The review: all answers before they are sent. */
function FillReview({ design, steps, typed, href }: ReviewProps) {
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
                    <dd className="font-semibold whitespace-pre-line break-words">{inAnswer(field, typed[field.key], locale) || t(words.notFilled)}</dd>
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

function inAnswer(field: FormField, values: readonly string[] = [], locale: 'nl' | 'en'): string {
  const choices = choicesOf(field)
  return values.map((value) => inWords(choices.find(({ key }) => key === value)?.label ?? { nl: value, en: '' }, locale)).join(', ')
}

type EndsProps = { form: PublicForm }

/** The confirmation: the center's own text, and where to go next. */
export function FillDone({ form: { design, state } }: EndsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <Sheet title={t(words.thanks)} text={inWords(design.thanks, locale) || t(words.thanksText)}>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/">{t(words.toHome)}</LinkButton>
        {state !== 'closed' && (
          <PostForm>
            <Button variant="second" name="go" value="anew">
              {t(words.onceMore)}
            </Button>
          </PostForm>
        )}
      </div>
    </Sheet>
  )
}

/** The form is closed: says whom to call. */
export function FillOver({ form: { design }, center }: EndsProps & { center: { name: string; phone: string | null } }) {
  const t = useT()
  const locale = useLocale()
  const call = center.phone ? t(words.overCall, { name: center.name, phone: center.phone }) : t(words.overAsk, center)
  return (
    <Sheet title={t(words.over)} text={`${t(words.overText, { title: inWords(design.title, locale) })} ${call}`}>
      <p className="mt-8">
        <LinkButton href="/">{t(words.toHome)}</LinkButton>
      </p>
    </Sheet>
  )
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults, Typed } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Link } from '#design/link/link.tsx'
import { Stepper } from '#design/nav/stepper.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import { faultsInStep, fillSteps, firstOpen } from '#features/center-forms/fill/fill-steps.ts'
import { FillFields } from '#features/center-forms/fill/web/fill-fields.tsx'
import { choicesOf } from '#features/center-forms/model/choices-of.ts'
import { allFields, type FormField, inWords } from '#features/center-forms/model/form-design.ts'
import { answersIn, askedFields, faultsOf, inputOf } from '#features/center-forms/model/read-answers.ts'
import { branchedForm as design } from '#features/developer/step-forms.ts'
import { stepWords as words } from '#features/developer/step-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { dropDraft, fetchDraft, fetchSent, keepDraft, sendDraft } from '#features/developer/web/drafts.ts'
import { Lines } from '#features/developer/web/part.tsx'
import { useConditions } from '#features/developer/web/use-conditions.ts'
import { developerWords } from '#features/developer/words.ts'
import { visitContext } from '#shell/context.ts'

const name = 'step-form-2'
const whole = '/test/step-form-2?view=one'
const addressOf = (step: number) => `/test/step-form-2?step=${step + 1}`
const sentPath = '/test/step-form-2?sent=1'
type Outcome = { typed: Typed; faults: Faults }

const isWhole = (request: Request) => new URL(request.url).searchParams.get('view') === 'one'
const stepIn = (request: Request) => (Math.trunc(Number(new URL(request.url).searchParams.get('step'))) || 0) - 1

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { values } = await fetchDraft(api, name)
  const sent = new URL(request.url).searchParams.has('sent') ? await fetchSent(api, name) : null
  const answers = sent && answersIn(design, sent.values, context.get(visitContext).shell.locale)
  if (isWhole(request) || answers) return { isWhole: isWhole(request), at: 0, values, answers }
  const open = firstOpen(design, fillSteps(design, values), values, 'nl')
  const asked = stepIn(request)
  if (!(asked >= 0 && asked <= open)) throw redirect(addressOf(open))
  return { isWhole: false, at: asked, values, answers }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const sent = await request.formData()
  if (sent.get('intent') === 'anew') {
    await dropDraft(api, name)
    return redirect(isWhole(request) ? whole : addressOf(0))
  }
  const { values: before } = await fetchDraft(api, name)
  const steps = fillSteps(design, before)
  const at = Math.min(Math.max(stepIn(request), 0), firstOpen(design, steps, before, locale))
  const step = steps[at]!
  const fields = isWhole(request) ? allFields(design) : step.fields
  const typed = Object.fromEntries(fields.map(({ key }) => [key, sent.getAll(inputOf(key)).map((value) => cutText(String(value), 4000))]))
  const { values } = await keepDraft(api, name, typed)
  const faults = isWhole(request) ? faultsOf(askedFields(fields, values), values, locale) : faultsInStep(design, step, values, locale)
  if (Object.keys(faults).length > 0) return data<Outcome>({ typed: values, faults: { fields: faults } }, 422)
  if (!isWhole(request) && !step.isReview) return redirect(addressOf(at + 1))
  await sendDraft(api, name)
  return redirect(sentPath)
}

export default function TestBranchedSteps() {
  const t = useT()
  const { isWhole: isOne, answers } = useLoaderData<typeof loader>()
  const outcome = useAnswer<Outcome>()
  useConditions()
  return (
    <DeveloperPage name={name}>
      <Segments
        label={t(words.way)}
        tabs={[
          { href: '/test/step-form-2', label: t(words.byStep), current: !isOne },
          { href: whole, label: t(words.together), current: isOne },
        ]}
      />
      {answers && (
        <Alert tone="success" title={t(words.sent)}>
          <Lines rows={answers.map(({ question, text }) => [question, text])} />
        </Alert>
      )}
      {isOne ? <OnePage outcome={outcome} /> : <ByStep outcome={outcome} />}
      <PostForm intent="anew">
        <Button variant="quiet">{t(developerWords.again)}</Button>
      </PostForm>
    </DeveloperPage>
  )
}

function OnePage({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const { values } = useLoaderData<typeof loader>()
  return (
    <AnswerContext value={outcome}>
      <FormFaults faults={outcome?.faults} />
      <PostForm action={whole}>
        <FillFields design={design} fields={allFields(design)} typed={outcome?.typed ?? values} faults={outcome?.faults.fields ?? {}} />
        <div className="form-foot">
          <Button size="large">{t(words.send)}</Button>
        </div>
      </PostForm>
    </AnswerContext>
  )
}

function ByStep({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const locale = useLocale()
  const { at, values } = useLoaderData<typeof loader>()
  const steps = fillSteps(design, values)
  const step = steps[at]!
  const titleOf = (one: (typeof steps)[number]) => (one.isReview ? t(words.summary) : inWords(one.title, locale))
  return (
    <div>
      <Stepper
        label={t(words.steps)}
        count={`${t(words.of, { n: at + 1, of: steps.length })}: ${titleOf(step)}`}
        steps={steps.map((one, n) => ({ href: addressOf(n), label: titleOf(one) }))}
        current={at}
      />
      <h2 className="text-3xl mt-6 mb-5">{titleOf(step)}</h2>
      <AnswerContext value={outcome}>
        <FormFaults faults={outcome?.faults} />
        <PostForm key={step.key} action={addressOf(at)}>
          {step.isReview ? (
            <Summary />
          ) : (
            <FillFields design={design} fields={step.fields} typed={outcome?.typed ?? values} faults={outcome?.faults.fields ?? {}} />
          )}
          <div className="form-foot">
            <Button size="large">{t(step.isReview ? words.send : words.next)}</Button>
            {at > 0 && (
              <LinkButton href={addressOf(at - 1)} variant="quiet" icon="arrow-left-bold">
                {t(words.back)}
              </LinkButton>
            )}
          </div>
        </PostForm>
      </AnswerContext>
    </div>
  )
}

/** Everything that was asked, with a way back to each step. */
function Summary() {
  const t = useT()
  const locale = useLocale()
  const { values } = useLoaderData<typeof loader>()
  const asked = new Set(askedFields(allFields(design), values))
  const answerOf = (field: FormField) => {
    const choices = choicesOf(field)
    const given = values[field.key] ?? []
    return given.map((value) => inWords(choices.find(({ key }) => key === value)?.label ?? { nl: value, en: '' }, locale)).join(', ')
  }
  return fillSteps(design, values).map((step, at) =>
    step.isReview ? null : (
      <section key={step.key} aria-label={inWords(step.title, locale)} className="mb-6">
        <div className="flex justify-between gap-4">
          <h3 className="text-xl">{inWords(step.title, locale)}</h3>
          <Link href={addressOf(at)}>
            {t(words.change)}
            <span className="sr-only">: {inWords(step.title, locale)}</span>
          </Link>
        </div>
        <Lines rows={step.fields.filter((field) => asked.has(field)).map((field) => [inWords(field.label, locale), answerOf(field) || t(words.notFilled)])} />
      </section>
    ),
  )
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { DeclaredForm } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Honeypot } from '#design/form/honeypot.tsx'
import { Stepper } from '#design/nav/stepper.tsx'
import { signUpWords as words } from '#features/organizations/sign-up/sign-up-messages.ts'
import { organizationForm } from '#features/organizations/editor/web/organization-form.ts'
import { type SignUpAnswer, firstOpenStep, formOf, signUpSteps, stepTitle, submitStep } from '#features/organizations/sign-up/web/sign-up-action.ts'
import { fetchDraft } from '#features/organizations/sign-up/web/sign-up-draft.ts'
import { SignUpReview, SignUpTerms } from '#features/organizations/sign-up/web/sign-up-review.tsx'
import { visitContext } from '#shell/context.ts'

const untold = { 'cache-control': 'no-store' }
export const headers = () => untold

/**
 * Each step has an address; later steps open only when the earlier ones are valid. Without a step in the address, the person
 * continues where they were.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { person, locale, center },
  } = context.get(visitContext)
  const draft = await fetchDraft(context.get(apiContext), request)
  const typed = draft && !draft.isSent ? draft.words : {}
  const furthest = firstOpenStep(signUpSteps(person !== null), typed, locale)
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('stap')))
  const step = asked >= 1 ? Math.min(asked - 1, furthest) : furthest
  const goesOn = !(asked >= 1) && Object.keys(typed).length > 0
  return data(
    { step, typed, goesOn, center: center.name, person: person && { name: person.name }, title: stepTitle(locale, step, person !== null) },
    { headers: untold },
  )
}

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale, person },
  } = context.get(visitContext)
  return await submitStep({ api: context.get(apiContext), request, sent: await request.formData(), locale, person })
}

export const handle = { title: ({ title }: { title: string }) => title }

export default function SignUpOrganization() {
  const t = useT()
  const { typed, goesOn, center, person, ...loaded } = useLoaderData<typeof loader>()
  const answer: SignUpAnswer | undefined = useAnswer<typeof action>()
  const step = answer?.step ?? loaded.step
  const steps = signUpSteps(person !== null)
  const { title, text, names } = steps[step]!
  const next = steps[step + 1]
  const isLast = next === undefined
  const values = Object.keys(typed).length > 0 ? typed : { organizationType: ['Organization'] }
  return (
    <div className="wrap py-8 md:py-12 grid lg:grid-cols-[16rem_1fr] gap-8 lg:gap-20 items-start">
      <Stepper
        rail
        label={t(words.steps)}
        count={t(words.stepOf, { n: step + 1, of: steps.length })}
        steps={steps.map((one, i) => ({ href: `/organizations/signup?stap=${i + 1}`, label: t(one.title) }))}
        current={step}
      />
      <div className="max-w-[46rem] min-w-0">
        <p className="text-text-soft">{t(words.title)}</p>
        <h1 className="mt-1">{t(title)}</h1>
        <p className="text-lg text-text-soft mt-3">{person && names.includes('note') ? t(words.youSignedIn, person) : t(text)}</p>
        {goesOn && !answer && <GoesOn />}
        <div className="mt-8">
          {isLast && <SignUpReview steps={steps.slice(0, -1)} typed={typed} />}
          <DeclaredForm
            key={step}
            form={formOf([steps[step]!])}
            intent={`step-${step + 1}`}
            values={values}
            answer={answer}
            submit={isLast ? t(words.send) : t(words.next, { step: t(next.title) })}
            beside={
              step > 0 && (
                <Button variant="quiet" size="large" icon="arrow-left-bold" name="go" value="back">
                  {t(words.back)}
                </Button>
              )
            }
          >
            <input type="hidden" name="stap" value={step + 1} />
            <Honeypot label={t(words.leaveEmpty)} />
            <FormFields of={organizationForm} names={names} className={step === 0 ? 'kvk-when-needed' : ''} />
            {isLast && <SignUpTerms center={center} />}
          </DeclaredForm>
        </div>
        <p className="text-text-soft mt-6 flex gap-2">
          <Icon name="lock" className="mt-0.5 shrink-0" />
          {t(words.weKeep)}
        </p>
      </div>
    </div>
  )
}

function GoesOn() {
  const t = useT()
  return (
    <div className="mt-6">
      <Alert title={t(words.goOn)}>
        <p>{t(words.goOnText)}</p>
        <PostForm className="mt-2">
          <Button variant="second" size="small" name="go" value="anew">
            {t(words.startAnew)}
          </Button>
        </PostForm>
      </Alert>
    </div>
  )
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { readForm } from '#kernel/fields/read-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { FileField } from '#design/field/file-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFaults } from '#design/form/form-faults.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Stepper } from '#design/nav/stepper.tsx'
import type { Draft } from '#features/developer/draft.ts'
import { stepForms, type StepName, stepNames } from '#features/developer/step-forms.ts'
import { stepWords as words } from '#features/developer/step-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { dropDraft, fetchDraft, fetchSent, keepDraft, keepFile, sendDraft } from '#features/developer/web/drafts.ts'
import { Lines } from '#features/developer/web/part.tsx'
import { developerWords } from '#features/developer/words.ts'
import { visitContext } from '#shell/context.ts'

const name = 'step-form'
const addressOf = (step: number) => `/test/step-form?step=${step + 1}`
const stepIn = (request: Request) => (Math.trunc(Number(new URL(request.url).searchParams.get('step'))) || 0) - 1
const sentPath = '/test/step-form?sent=1'

/** Whether a step has nothing that is missing or wrong. */
function isDone(step: StepName, { values, file }: Draft): boolean {
  if (step === 'file') return file !== null
  if (step === 'check') return false
  const sent = new FormData()
  for (const [input, given] of Object.entries(values)) for (const value of given) sent.append(input, value)
  return Object.keys(readForm(stepForms[step], sent, 'nl').faults).length === 0
}

const firstOpen = (draft: Draft) => stepNames.findIndex((step) => !isDone(step, draft))

/** Without a step, and for one that cannot be there yet, the step where this person was. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const draft = await fetchDraft(api, name)
  const sent = new URL(request.url).searchParams.has('sent') ? await fetchSent(api, name) : null
  // The next draft begins at its first step.
  if (sent) return { at: 0, draft, sent, origin: new URL(request.url).origin }
  const [asked, open] = [stepIn(request), firstOpen(draft)]
  if (!(asked >= 0 && asked <= open)) throw redirect(addressOf(open))
  return { at: asked, draft, sent, origin: new URL(request.url).origin }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const sent = await request.formData()
  if (sent.get('intent') === 'anew') {
    await dropDraft(api, name)
    return redirect(addressOf(0))
  }
  const draft = await fetchDraft(api, name)
  const at = Math.min(Math.max(stepIn(request), 0), firstOpen(draft))
  const step = stepNames[at]!
  const refuse = (fields: Record<string, string>, typed = {}) => data<FormAnswer>({ typed, faults: { fields } }, 422)
  if (step === 'check') {
    await sendDraft(api, name)
    return redirect(sentPath)
  }
  if (step === 'file') {
    if (api.file?.refusal) return refuse({ file: say(locale, words.fileTooLarge) })
    if (!api.file && !draft.file) return refuse({ file: say(locale, words.fileMissing) })
    try {
      if (api.file) await keepFile(api, name)
    } catch (error) {
      if (!(error instanceof ApiError) || ![413, 422].includes(error.status)) throw error
      return refuse({ file: say(locale, error.status === 413 ? words.fileTooLarge : words.fileMissing) })
    }
    return redirect(addressOf(at + 1))
  }
  const { typed, faults } = readForm(stepForms[step], sent, locale)
  await keepDraft(api, name, typed)
  return Object.keys(faults).length > 0 ? refuse(faults, typed) : redirect(addressOf(at + 1))
}

function rowsOf({ values, file }: Draft): [string, string][] {
  return [
    ...Object.entries(values).map(([input, given]): [string, string] => [input, given.join(', ')]),
    ...(file ? [['file', `${file.name}, ${file.size} B`] as [string, string]] : []),
  ]
}

export default function TestSteps() {
  const t = useT()
  const { at, draft, sent, origin } = useLoaderData<typeof loader>()
  const answer = useAnswer<FormAnswer>()
  const step = stepNames[at]!
  return (
    <DeveloperPage name={name}>
      {sent && (
        <Alert tone="success" title={t(words.sent)}>
          <Lines rows={rowsOf(sent)} />
        </Alert>
      )}
      <div>
        <Stepper
          label={t(words.steps)}
          count={`${t(words.of, { n: at + 1, of: stepNames.length })}: ${t(words[step])}`}
          steps={stepNames.map((one, n) => ({ href: addressOf(n), label: t(words[one]) }))}
          current={at}
        />
        <h2 className="text-3xl mt-6 mb-5">{t(words[step])}</h2>
        <Step key={step} step={step} at={at} draft={draft} answer={answer} />
      </div>
      <div className="text-text-soft space-y-2">
        <p>{t(words.kept)}</p>
        <p>
          {t(words.resume)} <code className="break-all">{`${origin}/test/step-form`}</code>
        </p>
        <PostForm intent="anew">
          <Button variant="quiet">{t(developerWords.again)}</Button>
        </PostForm>
      </div>
    </DeveloperPage>
  )
}

function Step({ step, at, draft, answer }: { step: StepName; at: number; draft: Draft; answer: FormAnswer | undefined }) {
  const t = useT()
  const back = at > 0 && (
    <LinkButton href={addressOf(at - 1)} variant="quiet" icon="arrow-left-bold">
      {t(words.back)}
    </LinkButton>
  )
  if (step === 'who' || step === 'when')
    return (
      <DeclaredForm form={stepForms[step]} values={draft.values} answer={answer} submit={t(words.next)} beside={back} asks={false}>
        {step === 'who' ? <FormFields of={stepForms.who} /> : <FormFields of={stepForms.when} />}
      </DeclaredForm>
    )
  return (
    <AnswerContext value={answer}>
      <FormFaults faults={answer?.faults} className="mb-6 empty:hidden" />
      <PostForm encType="multipart/form-data" action={addressOf(at)}>
        {step === 'file' ? (
          <FileField
            name="file"
            label={t(words.file)}
            hint={draft.file ? t(words.fileKept, draft.file) : t(words.fileHint)}
            error={answer?.faults.fields['file']}
            invite={t(words.invite)}
          />
        ) : (
          <Lines rows={rowsOf(draft)} />
        )}
        <div className="form-foot">
          <Button size="large">{t(step === 'check' ? words.send : words.next)}</Button>
          {back}
        </div>
      </PostForm>
    </AnswerContext>
  )
}

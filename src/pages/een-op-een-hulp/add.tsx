import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { addSteps } from '#features/one-on-one/add/add-steps.ts'
import { addWords as words } from '#features/one-on-one/add/add-words.ts'
import { type AddAnswer, addStep, kindOf } from '#features/one-on-one/add/web/add-action.ts'
import { WhatStep, WhenStep, WordsStep } from '#features/one-on-one/add/web/add-fields.tsx'
import { helpListPath } from '#features/one-on-one/model/addresses.ts'
import { fetchTyped } from '#features/one-on-one/add/fetch-typed.ts'
import { helpWords } from '#features/one-on-one/public-pages/page-words.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

/** `op-papier`: a coordinator writes down what somebody without e-mail asked. */
function isOnPaper(context: LoaderFunctionArgs['context'], request: Request): boolean {
  return new URL(request.url).searchParams.has('op-papier') && context.get(visitContext).may('help_requests.screen')
}

/** The request that is changed, where the address names one. */
const editedIn = (request: Request) => new URL(request.url).searchParams.get('id')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = editedIn(request)
  if (id !== null) {
    const typed = isUuid(id) ? await fetchTyped(context.get(apiContext), id) : null
    if (typed === null) throw data({ code: 'not_found' }, { status: 404 })
    return { isOnPaper: false, isEdited: true, typed }
  }
  const kind = new URL(request.url).searchParams.get('kind') === 'offer' ? 'offer' : 'request'
  return { isOnPaper: isOnPaper(context, request), isEdited: false, typed: { kind: [kind] } as AddAnswer['typed'] }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  return await addStep({
    api: context.get(apiContext),
    form: await request.formData(),
    locale,
    isOnPaper: isOnPaper(context, request),
    editedId: editedIn(request),
  })
}

function titleOf({ isOnPaper: onPaper, isEdited, isOffer }: { isOnPaper: boolean; isEdited: boolean; isOffer: boolean }) {
  if (onPaper) return words.paper
  if (isEdited) return isOffer ? words.editOffer : words.edit
  return isOffer ? words.offer : words.ask
}

const titles = [words.step1, words.step2, words.step3]

/** Asking for help or offering it in three short steps: what for, in which words, when and where. */
export default function AddHelp() {
  const t = useT()
  const loaded = useLoaderData<typeof loader>()
  const answer = useAnswer() as AddAnswer | undefined
  const { step, typed, faults, isSeen = false } = answer ?? { step: 0, typed: loaded.typed }
  const isOffer = kindOf(typed) === 'offer'
  const { isEdited } = loaded
  const props = { typed, isOffer, isOnPaper: loaded.isOnPaper, isEdited }
  const others = addSteps.flatMap((names, at) => (at === step ? [] : [...names]))
  const title = t(titleOf({ ...loaded, isOffer }))
  return (
    <div className="wrap py-8 md:py-12">
      <Breadcrumbs label={t(helpWords.crumbs)} crumbs={[{ href: helpListPath, label: t(helpWords.title) }]} current={title} />
      <div className="max-w-[44rem] mt-6">
        <p className="text-text-soft" role="status">
          {title}. {t(words.stepOf, { n: step + 1 })}
        </p>
        <h1 className="mt-1">{t(titles[step]!)}</h1>
        <AnswerContext value={faults}>
          <div className="mt-6 empty:hidden">
            <FormFaults faults={faults} />
          </div>
          <PostForm className="mt-6 grid gap-8">
            <input type="hidden" name="step" value={step} />
            {['kind' as const, ...others.filter((name) => name !== 'kind')].map((name) =>
              (typed[name] ?? []).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
            )}
            {step === 0 && <WhatStep {...props} />}
            {step === 1 && <WordsStep {...props} isSeen={isSeen} />}
            {step === 2 && <WhenStep {...props} />}
            <div className="flex flex-wrap gap-3 flex-row-reverse justify-end">
              <Button type="submit" size="large" className="max-sm:w-full">
                {t(step < 2 ? words.next : isEdited ? words.save : words.send)}
              </Button>
              {step > 0 && (
                <Button type="submit" variant="quiet" size="large" name="go" value="back" className="max-sm:w-full">
                  {t(words.back)}
                </Button>
              )}
            </div>
          </PostForm>
        </AnswerContext>
      </div>
    </div>
  )
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults, Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Button } from '#design/button/button.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Segments } from '#design/nav/tabs.tsx'
import { buildAction } from '#features/center-forms/builder/web/build-action.ts'
import { BuildView } from '#features/center-forms/builder/web/build-view.tsx'
import { FillFields } from '#features/center-forms/fill/web/fill-fields.tsx'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import { allFields, type FormDesign } from '#features/center-forms/model/form-design.ts'
import { type Answer, answersIn, askedFields, faultsOf, inputOf } from '#features/center-forms/model/read-answers.ts'
import { builderWords as words } from '#features/developer/builder-words.ts'
import { scratchFormId } from '#features/developer/scratch-form.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Lines, Part } from '#features/developer/web/part.tsx'
import { ScratchLinks } from '#features/developer/web/scratch-links.tsx'
import { scratchAddress, scratchClient, scratchPath } from '#features/developer/web/scratch-client.ts'
import { useConditions } from '#features/developer/web/use-conditions.ts'
import { developerWords } from '#features/developer/words.ts'
import { visitContext } from '#shell/context.ts'

type Filled = { typed: Typed; faults: Faults; answers?: Answer[] }
/** Acts of the builder on a whole form, which the scratch form has not. */
const ofWholeForm = ['remove-form', 'open', 'closed', 'settings']

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { form } = (await context.get(apiContext).request('GET', '/test/answers/form')).meta as { form: CenterForm }
  return {
    form,
    isFilling: searchParams.get('view') === 'fill',
    chosen: cutText(searchParams.get('field') ?? '', 20),
    step: Math.max(Math.trunc(Number(searchParams.get('stap'))) || 1, 1),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const sent = await request.formData()
  const intent = String(sent.get('intent') ?? '')
  if (ofWholeForm.includes(intent)) throw data({ code: 'bad_request' }, { status: 400 })
  if (intent === 'fill') {
    const { form } = (await api.request('GET', '/test/answers/form')).meta as { form: CenterForm }
    const filled = fill(form.design, sent, locale)
    return data({ filled }, filled.answers ? 200 : 422)
  }
  if (intent === 'anew') await api.request('DELETE', '/test/answers/form')
  const answer =
    intent === 'anew'
      ? new Response(null, { status: 303, headers: { location: scratchPath } })
      : await buildAction({ api: scratchClient(api), request: new Request(`${new URL(request.url).origin}${scratchPath}?form=${scratchFormId}`), sent, locale })
  if (answer instanceof Response) answer.headers.set('location', scratchAddress(answer.headers.get('location') ?? scratchPath))
  return answer
}

function fill(design: FormDesign, sent: FormData, locale: 'nl' | 'en'): Filled {
  const fields = allFields(design)
  const typed = Object.fromEntries(fields.map(({ key }) => [key, sent.getAll(inputOf(key)).map((value) => cutText(String(value), 4000))]))
  const faults = faultsOf(askedFields(fields, typed), typed, locale)
  return { typed, faults: { fields: faults }, ...(Object.keys(faults).length === 0 && { answers: answersIn(design, typed, locale) }) }
}

type ActionAnswer = { refused?: Faults; filled?: Filled } | undefined

export default function TestFormBuilder() {
  const t = useT()
  const { form, isFilling, chosen, step } = useLoaderData<typeof loader>()
  const answer = useAnswer() as ActionAnswer
  return (
    <DeveloperPage name="formbuilder">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Segments
          label={t(words.views)}
          tabs={[
            { href: scratchPath, label: t(words.build), current: !isFilling },
            { href: `${scratchPath}?view=fill`, label: t(words.fill), current: isFilling },
          ]}
        />
        <PostForm intent="anew">
          <Button variant="quiet">{t(developerWords.again)}</Button>
        </PostForm>
      </div>
      {isFilling ? (
        <Filling design={form.design} filled={answer?.filled} />
      ) : (
        <ScratchLinks>
          <BuildView form={form} chosen={chosen} step={step} refused={answer?.refused} />
        </ScratchLinks>
      )}
    </DeveloperPage>
  )
}

function Filling({ design, filled }: { design: FormDesign; filled: Filled | undefined }) {
  const t = useT()
  const fields = allFields(design)
  useConditions()
  return (
    <>
      <Part title={t(words.fill)} text={t(words.fillText)}>
        {fields.length === 0 ? (
          <p>{t(words.none)}</p>
        ) : (
          <AnswerContext value={filled}>
            <FormFaults faults={filled?.faults} />
            <PostForm intent="fill">
              <FillFields design={design} fields={fields} typed={filled?.typed ?? {}} faults={filled?.faults.fields ?? {}} />
              <Button className="mt-6">{t(words.send)}</Button>
            </PostForm>
          </AnswerContext>
        )}
      </Part>
      {filled?.answers && (
        <Part title={t(words.arrived)}>
          {filled.answers.length === 0 ? <p>{t(words.nothing)}</p> : <Lines rows={filled.answers.map(({ question, text }) => [question, text])} />}
        </Part>
      )}
    </>
  )
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readForm } from '#kernel/fields/read-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { FileField } from '#design/field/file-field.tsx'
import { PasswordField } from '#design/field/password-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Segments } from '#design/nav/tabs.tsx'
import { everyField, rightValues } from '#features/developer/every-field.ts'
import { formWords as words } from '#features/developer/form-words.ts'
import { DeveloperPage } from '#features/developer/web/developer-page.tsx'
import { Part, Raw } from '#features/developer/web/part.tsx'
import { visitContext } from '#shell/context.ts'

const states = ['empty', 'filled', 'faulty'] as const
type Answer = FormAnswer & { body?: string }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const state = states.find((one) => one === new URL(request.url).searchParams.get('state')) ?? 'empty'
  const { typed, faults } = readForm(everyField, new FormData(), context.get(visitContext).shell.locale)
  return { state, faulty: { typed, faults: { fields: faults } } satisfies FormAnswer }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { typed, faults, body } = readForm(everyField, await request.formData(), context.get(visitContext).shell.locale)
  if (Object.keys(faults).length > 0) return data<Answer>({ typed, faults: { fields: faults } }, 422)
  return data<Answer>({ typed, faults: { fields: {} }, body: JSON.stringify(body, null, 2) })
}

export default function TestForm() {
  const t = useT()
  const { state, faulty } = useLoaderData<typeof loader>()
  const answer = useAnswer<Answer>()
  return (
    <DeveloperPage name="form">
      <Part title={t(words.fields)} text={t(words.fieldsText)}>
        <Segments label={t(words.views)} tabs={states.map((one) => ({ href: `/test/form?state=${one}`, label: t(words[one]), current: one === state }))} />
        <div className="mt-6">
          <DeclaredForm
            key={state}
            keptAs={state}
            form={everyField}
            values={state === 'filled' ? rightValues : {}}
            answer={answer ?? (state === 'faulty' ? faulty : undefined)}
            submit={t(words.send)}
          >
            <FormFields of={everyField} />
          </DeclaredForm>
        </div>
      </Part>
      {answer?.body && (
        <Part title={t(words.sent)}>
          <Raw label={t(words.sent)}>{answer.body}</Raw>
        </Part>
      )}
      <Part title={t(words.others)} text={t(words.othersText)}>
        <div className="grid gap-6 max-w-xl">
          <TextField name="disabled" label={t(words.disabled)} defaultValue="…" disabled />
          <TextField name="read-only" label={t(words.readOnly)} defaultValue="…" readOnly />
          <TextField name="wrong" label={t(words.wrong)} error={t(words.wrongText)} />
          <PasswordField name="secret" label={t(words.password)} show={t(words.show)} hide={t(words.hide)} autoComplete="off" />
          <FileField name="file" label={t(words.file)} invite={t(words.invite)} />
        </div>
      </Part>
    </DeveloperPage>
  )
}

import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { editorWords as words } from '#features/workshops/editor/editor-words.ts'
import { beginForm } from '#features/workshops/editor/workshop-form.ts'
import { workshopEditAddress, workshopsAddress } from '#features/workshops/model/address.ts'
import { offerWords } from '#features/workshops/offer/offer-words.ts'
import { visitContext } from '#shell/context.ts'

export async function action({ context, request }: ActionFunctionArgs) {
  const { shell } = context.get(visitContext)
  const api = context.get(apiContext)
  const outcome = await submitForm({
    form: beginForm,
    data: await request.formData(),
    locale: shell.locale,
    send: async ({ title, capacityMax }) => await api.workshops.create({ title, capacityMax }),
  })
  if (outcome.refused) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  return redirect(workshopEditAddress(outcome.sent.id), 303)
}

/** Begins a workshop with its name and its places; the rest follows in the editor. */
export default function AddWorkshop() {
  const t = useT()
  const answer = useAnswer() as FormAnswer | undefined
  return (
    <>
      <PageHead
        title={t(words.addTitle)}
        text={t(words.addText)}
        crumbs={[{ href: workshopsAddress, label: t(offerWords.title) }]}
        current={t(words.addTitle)}
      />
      <div className="max-w-xl mt-8">
        <DeclaredForm form={beginForm} answer={answer} submit={t(words.begin)} asks={false}>
          <FormFields of={beginForm} className="mb-6" />
        </DeclaredForm>
      </div>
    </>
  )
}

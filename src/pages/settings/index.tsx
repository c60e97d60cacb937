import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { Anchor } from '#design/link/anchor.tsx'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { sayOnce } from '#design/feedback/toast-cookie.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchReview } from '#features/vacancies/fetch-review.ts'
import { ReviewSetting } from '#features/vacancies/web/review-setting.tsx'
import { saveReview } from '#features/vacancies/web/save-review.ts'
import { entryForm } from '#features/vocabulary/entry-form.ts'
import { fetchVocabulary } from '#features/vocabulary/fetch-vocabulary.ts'
import { vocabularyWords as words } from '#features/vocabulary/messages.ts'
import { changeOwnWords } from '#features/vocabulary/web/change-own-words.ts'
import { KnownConcepts } from '#features/vocabulary/web/known-concepts.tsx'
import { OwnWords } from '#features/vocabulary/web/own-words.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const { may } = context.get(visitContext)
  const api = context.get(apiContext)
  const [vocabulary, { reviewsVacancies, meta }] = await Promise.all([fetchVocabulary(api, asked), fetchReview(api)])
  return {
    asked,
    mayAdd: may('vocabulary_entries.create'),
    review: { reviews: reviewsVacancies, version: meta.version, mayChange: may('volunteer_centers.update') },
    ...vocabulary,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  const { refused, intent, said } =
    sent.get('intent') === 'reviews' ? { intent: 'reviews', ...(await saveReview(api, sent, locale)) } : await changeOwnWords(api, sent, locale)
  if (refused) return data<FormAnswer & { intent: string }>({ ...refused, intent }, refused.status)
  return redirect('/settings', { status: 303, headers: { 'Set-Cookie': sayOnce(said) } })
}

/** How the center works: whether it looks at vacancies first, and what its search understands. */
export default function Settings() {
  const t = useT()
  const { asked, mayAdd, review, concepts, names, own } = useLoaderData<typeof loader>()
  const answer = useActionData() as (FormAnswer & { intent: string }) | undefined
  return (
    <>
      <PageHead title={t(words.settings)} />
      <div className="mt-8">
        <ReviewSetting {...review} answer={answer?.intent === 'reviews' ? answer : undefined} />
      </div>
      <h2 className="text-2xl mt-12">{t(words.title)}</h2>
      <p className="mt-2 text-text-soft max-w-[44rem]">{t(words.text)}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-2">
        <section aria-label={t(words.tryTitle)}>
          <h3 className="text-xl">{t(words.tryTitle)}</h3>
          <Form method="get" role="search" className="mt-4 flex flex-wrap items-end gap-3">
            <TextField name="q" type="search" label={t(words.tryLabel)} defaultValue={asked} maxLength={100} className="grow" />
            <Button type="submit">{t(words.tryButton)}</Button>
          </Form>
          {asked && concepts.length === 0 && <p className="mt-4 break-words">{t(words.nothing, { q: asked })}</p>}
          {concepts.length > 0 && <KnownConcepts concepts={concepts} />}
          <details className="mt-6">
            <summary className="link cursor-pointer w-fit">{t(words.all, { n: names.length })}</summary>
            <ul className="mt-3 columns-2 sm:columns-3 gap-x-6">
              {names.map((name) => (
                <li key={name} className="break-words">
                  <Anchor className="link" href={`/settings?q=${encodeURIComponent(name)}`}>
                    {name}
                  </Anchor>
                </li>
              ))}
            </ul>
          </details>
        </section>
        <section aria-label={t(words.ownTitle)}>
          <h3 className="text-xl">{t(words.ownTitle)}</h3>
          <OwnWords own={own} answer={answer} open={answer?.intent} />
          {mayAdd ? (
            <div className="mt-8 max-w-[36rem]">
              <h4 className="font-display text-lg mb-4">{t(words.addTitle)}</h4>
              {/* Empty again once its words are there. */}
              <DeclaredForm
                key={own.map(({ words }) => words.length).join()}
                form={entryForm}
                intent="add"
                answer={answer?.intent === 'add' ? answer : undefined}
                submit={t(words.add)}
              >
                <FormFields of={entryForm} />
              </DeclaredForm>
            </div>
          ) : (
            <p className="mt-4 text-text-soft">{t(words.onlyAdmins)}</p>
          )}
        </section>
      </div>
    </>
  )
}

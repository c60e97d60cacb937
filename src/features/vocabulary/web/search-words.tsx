import { Form } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { entryForm } from '#features/vocabulary/entry-form.ts'
import type { fetchVocabulary } from '#features/vocabulary/fetch-vocabulary.ts'
import { vocabularyWords as words } from '#features/vocabulary/messages.ts'
import { KnownConcepts } from './known-concepts.tsx'
import { OwnWords } from './own-words.tsx'

type Props = Awaited<ReturnType<typeof fetchVocabulary>> & { asked: string; mayAdd: boolean; answer: (FormAnswer & { intent: string }) | undefined }

/** What the search understands, and what the center calls things. */
export function SearchWords({ asked, mayAdd, concepts, names, own, answer }: Props) {
  const t = useT()
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-2">
      <section aria-label={t(words.tryTitle)}>
        <h3 className="text-xl">{t(words.tryTitle)}</h3>
        <Form method="get" role="search" className="mt-4 flex flex-wrap items-end gap-3">
          <input type="hidden" name="part" value="words" />
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
                <Anchor className="link" href={`/settings?part=words&q=${encodeURIComponent(name)}`}>
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
            <h4 className="text-lg font-semibold mb-4">{t(words.addTitle)}</h4>
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
  )
}

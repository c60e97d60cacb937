import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { suggestForm } from '#features/social-map/suggestions/suggest-form.ts'
import { suggestWords as words } from '#features/social-map/suggestions/suggest-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Says what is wrong with an entry; posts to the page that it stands on. */
export function SuggestionForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useT()
  return (
    <DeclaredForm form={suggestForm} answer={answer} intent="suggest" submit={t(words.send)}>
      <FormFields of={suggestForm} />
    </DeclaredForm>
  )
}

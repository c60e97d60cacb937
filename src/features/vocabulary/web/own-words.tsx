import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { entryWordsForm } from '#features/vocabulary/entry-form.ts'
import type { OwnEntry } from '#features/vocabulary/fetch-vocabulary.ts'
import { vocabularyWords as words } from '#features/vocabulary/messages.ts'

/** What a center calls things; its admins change it where it stands. */
export function OwnWords({ own, answer, open }: { own: readonly OwnEntry[]; answer: FormAnswer | undefined; open: string | undefined }) {
  const t = useT()
  if (own.length === 0) return <p className="mt-2 text-text-soft">{t(words.ownNone)}</p>
  return (
    <ul className="mt-4 border-t border-line">
      {own.map(({ id, name, words: said, near, mayChange }) => (
        <li key={`${id} ${said.join()} ${near.join()}`} className="py-4 border-b border-line">
          <h4 className="text-lg font-semibold">{name}</h4>
          <p className="break-words">{said.join(', ')}</p>
          {near.length > 0 && (
            <p className="break-words text-text-soft">
              {t(words.near)}: {near.join(', ')}
            </p>
          )}
          {mayChange && (
            <details className="mt-2" open={open === id || undefined}>
              <summary className="link cursor-pointer w-fit">{t(words.change)}</summary>
              <div className="mt-4 max-w-[36rem]">
                <DeclaredForm
                  form={entryWordsForm}
                  intent={id}
                  values={{ words: [said.join('\n')], near: [near.join('\n')] }}
                  answer={open === id ? answer : undefined}
                  submit={t(words.save)}
                >
                  <FormFields of={entryWordsForm} />
                </DeclaredForm>
                <PostForm intent={`remove ${id}`} className="mt-4">
                  <Button type="submit" variant="quiet">
                    {t(words.remove, { name })}
                  </Button>
                </PostForm>
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

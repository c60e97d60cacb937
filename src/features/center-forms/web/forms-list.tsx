import { fullDay, shortDay } from '#kernel/i18n/dates.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { PostForm } from '#design/form/post-form.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { builderWords as words } from '#features/center-forms/builder-words.ts'
import type { FormRow } from '#features/center-forms/center-form.ts'
import { inWords, mostLetters } from '#features/center-forms/form-design.ts'
import { messages } from '#features/center-forms/messages.ts'
import { buildPath, fillPath } from '#features/center-forms/paths.ts'
import { StatusBadge } from './form-head.tsx'

type Props = { forms: readonly FormRow[]; mayCreate: boolean; refused: Faults | undefined }

/** All forms of the center, for those who run it. */
export function FormsList({ forms, mayCreate, refused }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="wrap py-8 md:py-12">
      <PageHead title={t(messages.forms)} />
      {mayCreate && (
        <AnswerContext value={refused}>
          <PostForm className="form-add mt-6">
            <TextField name="title" label={t(words.newTitle)} maxLength={mostLetters.title} error={refused?.fields['title']} className="grow" />
            <Button icon="plus">{t(words.make)}</Button>
          </PostForm>
        </AnswerContext>
      )}
      {forms.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t(words.noneYet)}>{t(words.noneYetText)}</EmptyState>
        </div>
      ) : (
        <div className="table-box mt-6">
          <table className="table table-list">
            <thead>
              <tr>
                <th scope="col">{t(words.form)}</th>
                <th scope="col">{t(words.status)}</th>
                <th scope="col">{t(words.answers)}</th>
                <th scope="col">{t(words.closes)}</th>
                <th scope="col">{t(words.changed)}</th>
              </tr>
            </thead>
            <tbody>
              {forms.map(({ id, title, status, answers, closesOn, changedAt }) => (
                <tr key={id}>
                  <td>
                    <Anchor href={buildPath(id)} className="tlink font-semibold">
                      {inWords(title, locale)}
                    </Anchor>
                  </td>
                  <td>
                    <StatusBadge status={status} />
                  </td>
                  <td data-label={t(words.answers)}>
                    {answers > 0 ? <Anchor href={buildPath(id, { view: 'answers' })}>{t(messages.answersCount, { n: answers })}</Anchor> : '–'}
                  </td>
                  <td data-label={t(words.closes)}>{closesOn ? shortDay(locale, closesOn) : '–'}</td>
                  <td data-label={t(words.changed)}>{shortDay(locale, changedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** What is open, for everybody. */
export function OpenForms({
  forms,
  center,
}: {
  forms: readonly Pick<FormRow, 'slug' | 'title' | 'closesOn'>[]
  center: { name: string; phone: string | null }
}) {
  const t = useT()
  const locale = useLocale()
  const call = center.phone ? t(messages.overCall, { name: center.name, phone: center.phone }) : t(messages.noFormsText)
  return (
    <div className="wrap pt-10 md:pt-16">
      <div className="max-w-xl mx-auto">
        <h1 className="text-4xl md:text-5xl">{t(messages.forms)}</h1>
        {forms.length === 0 ? (
          <div className="mt-6">
            <EmptyState title={t(messages.noForms)}>{call}</EmptyState>
          </div>
        ) : (
          <>
            <p className="text-lg mt-3">{t(messages.formsText)}</p>
            <ul className="mt-6">
              {forms.map(({ slug, title, closesOn }) => (
                <li key={slug} className="border-t border-line py-4">
                  <Anchor href={fillPath(slug)} className="tlink text-lg font-semibold">
                    {inWords(title, locale)}
                  </Anchor>
                  {closesOn && <p className="text-text-soft">{t(messages.until, { day: fullDay(locale, closesOn) })}</p>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

import { useT } from '#kernel/i18n/web/provider.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { reviewForm } from '#features/vacancies/moderation/review-form.ts'
import { reviewWords as words } from '#features/vacancies/moderation/review-words.ts'

type Props = { reviews: boolean; version: number; mayChange: boolean; /** Why the server refused the change. */ answer: FormAnswer | undefined }

/** Whether the center reviews vacancies first, with a switch for those who may change it. */
export function ReviewSetting({ reviews, version, mayChange, answer }: Props) {
  const t = useT()
  return (
    <section aria-labelledby="nakijken">
      <h3 id="nakijken" className="text-xl">
        {t(words.title)}
      </h3>
      <p className="mt-2 text-text-soft max-w-[44rem]">{t(reviews ? words.looks : words.trusts)}</p>
      {mayChange ? (
        <div className="mt-4 max-w-[44rem]">
          <DeclaredForm
            key={String(reviews)}
            form={reviewForm}
            intent="reviews"
            values={{ reviewsVacancies: reviews ? ['true'] : [] }}
            version={version}
            answer={answer}
            submit={t(words.save)}
          >
            <FormFields of={reviewForm} />
          </DeclaredForm>
        </div>
      ) : (
        <p className="mt-2 text-text-soft">{t(words.onlyAdmins)}</p>
      )}
    </section>
  )
}

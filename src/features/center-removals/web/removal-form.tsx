import { LinkButton } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields, useFormField } from '#design/form/form-fields.tsx'
import { GivenPasswordField } from '#features/auth/forms/web/fields.tsx'
import { daysToLeave } from '#features/center-removals/center-removal.ts'
import { removalWords as words } from '#features/center-removals/messages.ts'
import { planForm } from '#features/center-removals/removal-forms.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** Plans the removal of a center, and says beside the form what goes, what stays and what happens until then. */
export function RemovalForm({ centerId, answer, now }: { centerId: string; answer: FormAnswer | undefined; now: string }) {
  const t = useT()
  const locale = useLocale()
  const day = longDay(locale, new Date(Date.parse(now) + daysToLeave * 86_400_000))
  const parts = [
    { title: words.goesTitle, text: t(words.goes) },
    { title: words.staysTitle, text: t(words.stays) },
    { title: words.nextTitle, text: t(words.next, { day }) },
  ]
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,44rem)_minmax(0,24rem)]">
      <div className="border-t-2 border-text pt-4 self-start grid gap-5 xl:order-2">
        {parts.map(({ title, text }) => (
          <section key={title.nl}>
            <h2 className="text-2xl">{t(title)}</h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
      </div>
      <DeclaredForm
        form={planForm}
        answer={answer}
        submit={t(words.plan)}
        beside={
          <LinkButton href={`/volunteerly/centers/${centerId}`} variant="quiet">
            {t(words.back)}
          </LinkButton>
        }
      >
        <div className="grid gap-6">
          <FormFields of={planForm} names={['name']} />
          <Password />
        </div>
      </DeclaredForm>
    </div>
  )
}

function Password() {
  const t = useT()
  const { error } = useFormField('currentPassword')
  return (
    <GivenPasswordField faults={error === undefined ? undefined : { fields: { currentPassword: error } }} name="currentPassword" label={t(words.password)} />
  )
}

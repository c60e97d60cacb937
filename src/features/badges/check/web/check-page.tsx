import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import type { CertificateForm } from '#features/badges/check/certificate-form.ts'
import { checkWords as words } from '#features/badges/check/check-words.ts'
import { certificateWords } from '#features/badges/model/certificate-words.ts'
import { daysInWords, durationInWords } from '#features/badges/model/days-in-words.ts'

/** What anybody sees who has the code of a certificate: whether it is valid, and of what. Not whose it is. */
export function CheckPage({ form, center, typed }: { form: CertificateForm; center: string; typed: string }) {
  const t = useT()
  const locale = useLocale()
  const { title, days, minutes, issuedAt, withdrawnAt, canAskName, guess, isEmpty } = form
  const facts: [string, string][] = [
    [t(words.workshop), title],
    [t(certificateWords.when), daysInWords(locale, days)],
    [t(certificateWords.duration), durationInWords(locale, minutes)],
    [t(words.issued), fullDay(locale, issuedAt)],
  ]
  const isValid = form.state === 'valid'
  return (
    <Sheet
      title={t(isValid ? words.valid : words.withdrawn)}
      text={isValid ? t(words.validText, { center }) : t(words.withdrawnText, { day: fullDay(locale, withdrawnAt ?? issuedAt) })}
    >
      <dl className="mt-6 space-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-text-soft">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {isValid && !canAskName && <p className="mt-6">{t(words.noName)}</p>}
      {canAskName && (
        <section className="mt-8">
          <h2 className="text-2xl">{t(words.askName)}</h2>
          <p className="mt-2">{t(words.askNameText)}</p>
          {guess && (
            <div className="mt-4">
              <Alert tone={guess === 'right' ? 'success' : 'warn'} live>
                {t(guess === 'right' ? words.right : words.wrong)}
              </Alert>
            </div>
          )}
          <PostedForm submit={t(words.press)} intent="name" className="mt-4">
            <TextField name="name" label={t(words.name)} defaultValue={typed} maxLength={200} autoComplete="off" {...(isEmpty && { error: t(words.empty) })} />
          </PostedForm>
        </section>
      )}
    </Sheet>
  )
}

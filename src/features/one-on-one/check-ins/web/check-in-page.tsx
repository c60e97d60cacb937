import { TextAreaField } from '#design/field/text-area-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { Press } from '#design/press/press.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { CheckInForm } from '#features/one-on-one/check-ins/check-in-form.ts'
import { mostWords } from '#features/one-on-one/check-ins/check-in.ts'
import { checkInWords as words } from '#features/one-on-one/check-ins/check-in-words.ts'

const presses = [
  { answer: 'good', icon: 'heart', word: words.good, sub: words.goodSub },
  { answer: 'fair', icon: 'chat-circle', word: words.fair, sub: words.fairSub },
  { answer: 'bad', icon: 'phone', word: words.bad, sub: words.badSub },
] as const

const doneWords = { good: words.doneGood, fair: words.doneFair, bad: words.doneBad }

/** Three presses of equal weight, none filled: no answer is steered. Works without signing in and without script. */
export function CheckInPage({ form, phone }: { form: CheckInForm; phone: string | null }) {
  const [t, locale] = [useT(), useLocale()]
  const { state, person, other, answer, until } = form
  const call = phone && (
    <p className="mt-4">
      <TelLink phone={phone} />
    </p>
  )
  if (state === 'over')
    return (
      <Sheet title={t(words.over)} text={t(words.overText)}>
        {call}
      </Sheet>
    )
  if (state === 'done')
    return (
      <Sheet title={t(words.done)} text={t(doneWords[answer!])}>
        {answer !== 'good' && call}
      </Sheet>
    )
  return (
    <Sheet title={t(words.title, { person })} text={t(words.lead, { other })}>
      <PostForm className="mt-6 grid gap-3">
        <TextAreaField name="words" label={t(words.words)} hint={t(words.wordsHint)} optional={t(words.optional)} rows={2} maxLength={mostWords} />
        {presses.map(({ answer: one, icon, word, sub }) => (
          <Press key={one} name="intent" value={one} icon={icon} sub={t(sub)}>
            {t(word)}
          </Press>
        ))}
      </PostForm>
      <p className="mt-6 text-text-soft">{t(words.once, { day: fullDay(locale, until) })}</p>
      <p className="mt-4">{t(words.now)}</p>
      {call}
    </Sheet>
  )
}

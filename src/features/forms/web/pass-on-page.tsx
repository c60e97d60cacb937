import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { workshopsAddress } from '#features/workshops/model/address.ts'
import type { PassOnForm } from '#features/workshops/registrations/pass-on.ts'
import { passOnWords as words } from '#features/workshops/registrations/pass-on-words.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { FormSheet } from './form-sheet.tsx'

const onward = { href: workshopsAddress, label: words.toWorkshops }

/** Gives a place at a workshop back with one press. */
export function PassOnPage({ form: { state, title, startsAt, place, isLate, isWaitedFor } }: { form: PassOnForm }) {
  const t = useT()
  const locale = useLocale()
  const when = startsAt ? t(words.at, { day: longDay(locale, startsAt), time: clockTime(locale, startsAt), place }) : ''
  if (state === 'gone') return <FormSheet title={t(words.gone)} text={t(words.goneText, { title, when })} onward={onward} />
  if (state === 'over') return <FormSheet title={t(words.over)} text={t(words.overText, { title, when })} onward={onward} />
  if (state === 'waiting')
    return (
      <FormSheet title={t(words.waiting)} text={t(words.waitingText, { title, when })}>
        <PostedForm submit={t(words.leaveLine)} />
      </FormSheet>
    )
  return (
    <FormSheet
      title={t(words.open)}
      text={[t(words.openText, { title, when }), isWaitedFor && t(words.isWaitedFor), isLate && t(words.isLate)].filter(Boolean).join(' ')}
    >
      <PostedForm submit={t(words.passOn)} />
    </FormSheet>
  )
}

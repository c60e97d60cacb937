import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { extensionWords as words } from '#features/vacancies/expiry/extension-words.ts'
import { FormSheet } from './form-sheet.tsx'

export type ExtensionForm = { purpose: 'vacancy.extend'; state: 'open' | 'used' | 'extended' | 'over'; title: string; until: string; later: string }

const onward = { href: '/vacancies', label: words.toVacancies }

/** Extends a vacancy that nears its last day with one press. */
export function ExtensionPage({ form: { state, title, until, later } }: { form: ExtensionForm }) {
  const t = useT()
  const locale = useLocale()
  const day = fullDay(locale, until)
  const last = fullDay(locale, later)
  if (state === 'used') return <FormSheet title={t(words.done)} text={t(words.doneText, { title, day: last })} onward={onward} />
  if (state === 'extended') return <FormSheet title={t(words.extended)} text={t(words.extendedText, { title, day })} onward={onward} />
  if (state === 'over') return <FormSheet title={t(words.over)} text={t(words.overText, { title })} onward={onward} />
  return (
    <FormSheet title={t(words.open)} text={t(words.openText, { title, day })}>
      <PostedForm submit={t(words.extend, { day: last })} />
    </FormSheet>
  )
}

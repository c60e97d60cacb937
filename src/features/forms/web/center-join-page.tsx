import { useT } from '#kernel/i18n/web/provider.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import type { CenterJoinForm } from '#features/center-archives/center-join.ts'
import { joinWords as words } from '#features/center-archives/join-words.ts'
import { FormSheet } from './form-sheet.tsx'

/** Asks whether the account of a center that has moved here is the reader's as well. */
export function CenterJoinPage({ form }: { form: CenterJoinForm }) {
  const t = useT()
  if (form.state === 'yes') return <FormSheet title={t(words.yesDone)} text={t(words.yesText, form)} onward={{ href: '/auth/login-1', label: words.signIn }} />
  if (form.state === 'no') return <FormSheet title={t(words.noDone)} text={t(words.noText, form)} />
  return (
    <FormSheet title={t(words.open, form)} text={t(words.openText, form)}>
      <PostedForm intent="yes" submit={t(words.yes)} />
      <PostedForm intent="no" variant="second" className="mt-3" submit={t(words.no)} />
      <p className="mt-4 text-text-soft">{t(words.noThen)}</p>
    </FormSheet>
  )
}

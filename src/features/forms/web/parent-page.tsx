import { useT } from '#kernel/i18n/web/provider.tsx'
import { PostedForm } from '#features/auth/web/posted-form.tsx'
import { parentWords as words } from '#features/applications/parent-words.ts'
import { FormSheet } from './form-sheet.tsx'

export type ParentForm = { purpose: 'application.parent'; state: 'open' | 'done' | 'over'; child: string; vacancy: string; organization: string }

/** A parent reads what somebody under sixteen wants to do, and agrees. */
export function ParentPage({ form }: { form: ParentForm }) {
  const t = useT()
  if (form.state === 'done') return <FormSheet title={t(words.done)} text={t(words.doneText, form)} />
  if (form.state === 'over') return <FormSheet title={t(words.over)} text={t(words.overText, form)} />
  return (
    <FormSheet title={t(words.open, form)} text={t(words.openText, form)}>
      <PostedForm submit={t(words.agree)} />
    </FormSheet>
  )
}

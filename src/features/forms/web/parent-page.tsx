import { useT } from '#kernel/i18n/web/provider.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { parentWords as words } from '#features/applications/parental-consent/parent-words.ts'
import { FormSheet } from './form-sheet.tsx'

export type ParentForm = {
  purpose: 'application.parent'
  state: 'open' | 'done' | 'refused' | 'over'
  child: string
  vacancy: string
  organization: string
  can: { refuse: boolean }
}

/** Tells a parent what somebody under sixteen wants to do; the parent consents or refuses. */
export function ParentPage({ form }: { form: ParentForm }) {
  const t = useT()
  if (form.state === 'refused') return <FormSheet title={t(words.refused)} text={t(words.refusedText, form)} />
  if (form.state === 'over') return <FormSheet title={t(words.over)} text={t(words.overText, form)} />
  if (form.state === 'done')
    return (
      <FormSheet title={t(words.done)} text={t(words.doneText, form)}>
        {form.can.refuse && (
          <div className="mt-8 border-t border-line pt-6">
            <p>{t(words.changedMind)}</p>
            <PostedForm intent="refuse" variant="second" large={false} className="mt-3" submit={t(words.takeBack)} />
          </div>
        )}
      </FormSheet>
    )
  return (
    <FormSheet title={t(words.open, form)} text={t(words.openText, form)}>
      <PostedForm intent="agree" submit={t(words.agree)} />
      <PostedForm intent="refuse" variant="second" className="mt-3" submit={t(words.refuse)} />
      <p className="mt-4 text-text-soft">{t(words.refuseThen, form)}</p>
    </FormSheet>
  )
}

import { type ReactNode, useEffect } from 'react'
import type { Typed } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import type { DeclaredFields, Words } from '#design/form/define-form.ts'
import { offerUndo } from '#features/lists/web/undo-bar.tsx'
import { settingsWords as words } from '#features/settings/model/messages.ts'
import type { Saved } from '#features/settings/profile/save-profile.ts'

export type SettingsAnswer = FormAnswer | Saved | undefined

/** Offers the undo of what was just saved. */
export function useSaved(answer: SettingsAnswer): FormAnswer | undefined {
  const saved = answer && 'said' in answer ? answer : undefined
  useEffect(() => {
    if (saved?.undo) offerUndo({ ...saved.undo, text: saved.said })
  }, [saved])
  return answer && 'typed' in answer ? answer : undefined
}

type FormProps = {
  form: DeclaredFields
  values: Typed
  version: number
  answer: SettingsAnswer
  pictureLabels?: Readonly<Record<string, Words>>
  mayChange: boolean
  children: ReactNode
}

/** A page of texts in the settings: a form for admins, read-only for others. */
export function SettingsForm({ mayChange, answer, children, ...form }: FormProps) {
  const t = useT()
  const refused = useSaved(answer)
  if (!mayChange) return <p className="mt-4 text-text-soft">{t(words.onlyAdmins)}</p>
  return (
    <div className="mt-6 max-w-[56rem]">
      <DeclaredForm {...form} answer={refused} submit={t(words.save)} state={t(answer && 'said' in answer ? words.saved : words.visible)}>
        {children}
      </DeclaredForm>
    </div>
  )
}

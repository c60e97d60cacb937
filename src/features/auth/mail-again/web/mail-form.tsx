import type { ComponentProps } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import type { Asked } from './ask-for-mail.ts'
import { EmailField } from '#features/auth/forms/web/fields.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'

type Props = Omit<ComponentProps<typeof PostedForm>, 'faults' | 'children'> & {
  asked: Asked | undefined
  /** If known, the form does not ask for it. */
  email?: string | null
  /** Where the link of the mail leads on to. */
  redirect: string | null
  purpose?: ComponentProps<typeof EmailField>['purpose']
}

/** A form that asks for a mail with a link. `askForMail` handles it. */
export function MailForm({ asked, email = null, redirect, purpose, ...form }: Props) {
  const faults = asked && 'fields' in asked ? asked : undefined
  return (
    <PostedForm faults={faults} {...form}>
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      {email ? <input type="hidden" name="email" value={email} /> : <EmailField faults={faults} typed={asked?.email} {...(purpose && { purpose })} />}
    </PostedForm>
  )
}

/** Says the same whether the address is known or not (decisions 13). */
export function MailSent() {
  const t = useT()
  return (
    <Alert tone="success" live>
      <p>{t(screens.mailSent)}</p>
    </Alert>
  )
}

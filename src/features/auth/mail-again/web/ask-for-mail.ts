import { faultsIn } from '#kernel/fields/checked-field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { checkEmail } from '#features/auth/forms/web/fields.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { sendMailAgain } from './send-mail-again.ts'

/** The result of a form that asks for a mail. */
export type Asked = { email: string } & ({ sent: true } | Faults)

/** Handles the form of `MailForm`. @returns what to show, and the status of the response */
export async function askForMail(api: Pick<Client, 'request'>, locale: Locale, kind: 'confirmation' | 'reset', form: FormData): Promise<[Asked, number]> {
  const email = String(form.get('email') ?? '').trim()
  const fields = faultsIn(form, locale, { email: checkEmail })
  if (Object.keys(fields).length > 0) return [{ email, fields }, 422]
  const trouble = await sendMailAgain(api, kind, email, safeRedirectPath(form.get('redirect')))
  return trouble ? [{ email, fields: {}, problem: trouble.text }, trouble.status] : [{ email, sent: true }, 200]
}

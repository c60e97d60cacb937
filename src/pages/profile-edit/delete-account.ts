import { data, redirectDocument } from 'react-router'
import { hasRole } from '#kernel/access/actor.ts'
import { isIn, organizationAdmins, ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import { say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { checkGivenPassword } from '#features/auth/forms/web/fields.tsx'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import { keepReceipt } from '#features/auth/own-account/web/receipt-cookie.ts'
import { words } from '#features/users/profile/web/profile-words.ts'
import type { Visit } from '#shell/context.ts'
import type { Outcome } from './outcome.ts'

/** Deletes the person's account and clears the cookies, because nobody is signed in any more. */
export async function deleteAccount(api: Pick<Client, 'request'>, { shell: { locale, person, center } }: Pick<Visit, 'shell'>, form: FormData) {
  const refuse = (remove: { fields: Record<string, string>; problem?: string }, status = 422) => data<Outcome>({ remove, fields: remove.fields }, status)
  const word = say(locale, words.removeWord)
  if (form.has('currentPassword')) {
    const fields = faultsIn(form, locale, { currentPassword: checkGivenPassword })
    if (Object.keys(fields).length > 0) return refuse({ fields })
  } else if (
    String(form.get('word') ?? '')
      .trim()
      .toLowerCase() !== word
  ) {
    return refuse({ fields: { word: say(locale, words.removeTypeWrong, { word }) } })
  }
  try {
    const { meta } = await api.request(
      'DELETE',
      'current_user',
      form.has('currentPassword') ? { current_password: String(form.get('currentPassword')) } : undefined,
    )
    await api.request('DELETE', '/auth/sign_out').catch(() => null) // the session is gone already; this clears the cookies
    return redirectDocument('/profiel/verwijderd', { status: 303, headers: { 'Set-Cookie': keepReceipt((meta as { receipt: string }).receipt) } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'last_admin') {
      const admin = person!.roles
        .filter(({ name }) => isIn(organizationAdmins, name))
        .map(({ organizationId }) => person!.organizations.find(({ id }) => id === organizationId)?.name)
      const names = [...new Set([...admin.filter((name) => name !== undefined), ...(hasRole(person!, ownCenterAdmins) ? [center.name] : [])])]
      return data<Outcome>({ lastAdminOf: names.length > 0 ? names : [center.name] }, 422)
    }
    return refuse(faultsOf(error, locale), (error as ApiError).status)
  }
}

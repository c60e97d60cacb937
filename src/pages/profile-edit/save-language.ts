import { redirectDocument } from 'react-router'
import { writeCookie } from '#kernel/http/cookie.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'

/** In the account for mails, and in the cookie that pages look at first (decisions 5); then everything is read anew. */
export async function saveLanguage(api: Pick<Client, 'request'>, form: FormData): Promise<Response> {
  const locale = form.get('locale') === 'en' ? 'en' : 'nl'
  await api.request('PATCH', 'current_user', { locale })
  return redirectDocument('/profile-edit/settings#language', {
    status: 303,
    headers: { 'Set-Cookie': writeCookie('locale', locale, { maxAge: 365 * 24 * 3600 }) },
  })
}

import type { ActionFunctionArgs } from 'react-router'
import { writeCookie } from '#kernel/http/cookie.ts'
import { consentCookie, consentSeconds, decide, type Choice } from '#shell/consent.ts'
import { returnTo } from './return-to.ts'

/** Handles the buttons of the cookie banner. The cookie is readable by our scripts, because it holds nothing secret. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const choice = form.get('choice')
  const consent = decide({
    choice: (['all', 'none', 'selection'] as const).find((one) => one === choice) ?? ('none' satisfies Choice['choice']),
    analytical: form.get('analytical') === 'on',
    thirdParty: form.get('thirdParty') === 'on',
  })
  return returnTo(form, writeCookie(consentCookie, JSON.stringify(consent), { maxAge: consentSeconds, httpOnly: false }))
}

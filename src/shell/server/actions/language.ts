import type { ActionFunctionArgs } from 'react-router'
import { writeCookie } from '#kernel/http/cookie.ts'
import { returnTo } from './return-to.ts'

/** Stores the chosen language for a year (decisions 5). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const locale = form.get('locale') === 'en' ? 'en' : 'nl'
  return returnTo(form, writeCookie('locale', locale, { maxAge: 365 * 24 * 3600 }))
}

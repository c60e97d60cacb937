import type { ActionFunctionArgs } from 'react-router'
import { writeCookie } from '#kernel/http/cookie.ts'
import { themeChoice, themeCookie } from '#shell/server/read-shell.ts'
import { returnTo } from './return-to.ts'

/** Stores light or dark for a year; any other value leaves it to the device. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const theme = themeChoice(String(form.get('theme')))
  return returnTo(form, writeCookie(themeCookie, theme ?? '', { maxAge: theme ? 365 * 24 * 3600 : 0 }))
}

import { redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { comeWords as words } from '#features/activities/public-pages/come-words.ts'
import { comingAt, forgetComing, keepComing } from './come-cookie.ts'

type Asked = { request: Request; id: string; path: string; locale: Locale }

/** ‘Ik kom’: a place or the line for who is signed in. Somebody else goes the way of applying: their place waits until the address is confirmed (decisions 51). */
export async function come(api: Client, { request, id, path, locale }: Asked): Promise<Response> {
  try {
    return redirect(path, { status: 303, headers: { 'set-cookie': await register(api, id, locale) } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    if (error.status !== 401) return redirect(path, { status: 303, headers: { 'set-cookie': toastCookieHeader(error.message, 'danger') } })
    return redirect(`/signup?redirect=${encodeURIComponent(path)}`, { status: 303, headers: { 'set-cookie': keepComing(request, id) } })
  }
}

/** @returns the cookie that says what became of it. @throws ApiError */
async function register(api: Client, id: string, locale: Locale): Promise<string> {
  try {
    const { status } = await api.workshopRegistrations.create({}, { related: { workshop: id } })
    return toastCookieHeader(say(locale, status === 'waitlisted' ? words.waits : words.hasPlace))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_on_the_list') return toastCookieHeader(say(locale, words.already), 'info')
    throw error
  }
}

/** The place of somebody who has just confirmed their address in the browser in which they pressed; null where nobody did. What cannot be any more is told on the page. */
export async function sendComing(api: Client, request: Request, way: string | null, locale: Locale): Promise<{ path: string; cookies: string[] } | null> {
  const id = comingAt(request, way)
  if (id === null || way === null) return null
  const forget = forgetComing(request, id)
  try {
    return { path: way, cookies: [forget, await register(api, id, locale)] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { path: way, cookies: [forget, toastCookieHeader(error.message, 'danger')] }
  }
}

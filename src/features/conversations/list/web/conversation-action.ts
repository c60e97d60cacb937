import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { reportReasons } from '#features/conversations/model/states.ts'
import { threadAction } from '#features/conversations/send/web/message-actions.ts'

const said = { close: messages.closed, open: messages.reopened, mute: messages.muted, unmute: messages.unmuted } as const

/** Handles the forms of an open conversation; `back` is the page they are on. */
export async function conversationAction(
  api: Client,
  form: FormData,
  { id, back, centerName, locale }: { id: string; back: string; centerName: string; locale: Locale },
) {
  const intent = String(form.get('intent'))
  const done = await threadAction(api, form, { back, locale })
  if (done) return done
  const reason = reportReasons.find((one) => intent === `report-${one}`)
  if (reason) {
    await api.conversations.callVerb(id, 'report', { reason })
    return redirect(back, { headers: { 'set-cookie': toastCookieHeader(say(locale, messages.reported, { center: centerName })) } })
  }
  const why = reportReasons.find((one) => intent === `block-${one}`)
  if (why) {
    await api.conversations.callVerb(id, 'block', { reason: why })
    return redirect(back)
  }
  if (!(intent in said)) throw data({ code: 'bad_request' }, { status: 400 })
  const verb = intent as keyof typeof said
  await api.conversations.callVerb(id, verb)
  return redirect(back, { headers: { 'set-cookie': toastCookieHeader(say(locale, said[verb])) } })
}

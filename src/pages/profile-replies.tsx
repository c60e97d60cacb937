import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { type ReplyFault, answerInvitation } from '#features/pool/replies/web/answer-invitation.ts'
import { fetchReplies } from '#features/pool/replies/fetch-replies.ts'
import { replyWords } from '#features/pool/replies/reply-words.ts'
import { RepliesPage } from '#features/pool/replies/web/replies-page.tsx'
import type { Viewer } from '#features/users/profile/web/viewers-list.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { shell } = context.get(visitContext)
  const [replies, viewers] = await Promise.all([fetchReplies(api, shell.locale), api.request('GET', 'current_user/viewers')])
  return { replies, viewers: (viewers.meta as { viewers: Viewer[] }).viewers }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const form = await request.formData()
  const fault = await answerInvitation(api, form)
  if (fault) return data<ReplyFault>(fault, fault.status)
  const said = form.get('intent') === 'decline' ? replyWords.saidNo : replyWords.saidYes
  return redirect('/profile-replies', { status: 303, headers: { 'Set-Cookie': toastCookieHeader(say(locale, said)) } })
}

export default function ProfileReplies() {
  const { replies, viewers } = useLoaderData<typeof loader>()
  const fault = useAnswer<typeof action>() as ReplyFault | undefined
  return <RepliesPage replies={replies} viewers={viewers} fault={fault} />
}

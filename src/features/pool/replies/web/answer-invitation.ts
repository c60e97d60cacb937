import { data } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { type InvitationDeclineReason, invitationDeclineReasons } from '#features/pool/model/codes.ts'

/** Why an answer was not taken, with what was typed; and three other vacancies where this one has closed. */
export type ReplyFault = {
  id: string
  status: number
  problem: string | null
  fields: Record<string, string>
  typed: { message: string; parentEmail: string; answers: Record<string, string>; isSharing: boolean }
  others: { id: string; title: string }[]
}

/** Sends the answer that was pressed; null when it was taken. */
export async function answerInvitation(api: Client, form: FormData): Promise<ReplyFault | null> {
  const id = String(form.get('invitation') ?? '')
  if (!isUuid(id)) throw data({ code: 'bad_request' }, 400)
  const said = (name: string) => cutText(String(form.get(name) ?? ''), 2000)
  const answers = Object.fromEntries([...form.keys()].filter((name) => name.startsWith('answer-')).map((name) => [name.slice(7, 107), said(name)]))
  const typed = { message: said('message'), parentEmail: said('parent_email'), answers, isSharing: form.has('share_needs') }
  try {
    if (form.get('intent') === 'decline') {
      const reason = invitationDeclineReasons.find((one): one is InvitationDeclineReason => one === form.get('reason'))
      await api.poolInvitations.callVerb(id, 'decline', reason ? { declineReason: reason } : {})
      return null
    }
    await api.poolInvitations.callVerb(id, 'accept', {
      message: typed.message || null,
      shareSupportNeeds: typed.isSharing,
      parentEmail: typed.parentEmail || null,
      answers: Object.entries(answers)
        .filter(([, text]) => text.trim() !== '')
        .map(([questionId, text]) => ({ questionId, text })),
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) throw error
    const isClosed = error.code === 'vacancy_closed'
    const others = isClosed ? await othersLike(api, id) : []
    return { id, status: error.status, problem: Object.keys(error.fields).length > 0 && !isClosed ? null : error.message, fields: error.fields, typed, others }
  }
}

/** Three open vacancies like the one that has closed. */
async function othersLike(api: Client, invitationId: string): Promise<{ id: string; title: string }[]> {
  const { links } = await api.poolInvitations.get(invitationId)
  const vacancyId = links['vacancy']?.id
  if (!vacancyId) return []
  const { items } = await api.vacancies.listAt(`vacancies/${vacancyId}/alternatives`, { fields: { vacancies: ['title'] } })
  return items.map(({ id, title }) => ({ id, title }))
}

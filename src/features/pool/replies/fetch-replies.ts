import { fullDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Question } from '#features/vacancies/model/vacancy.ts'
import type { Reasons } from '#features/pool/matching/reasons.ts'
import type { InvitationStatus } from '#features/pool/model/codes.ts'

export type Reply = {
  id: string
  status: InvitationStatus
  isOpen: boolean
  title: string
  organization: string
  sender: string
  message: string
  until: string
  vacancyHref: string | null
  applicationHref: string | null
  themes: string[]
  questions: Question[]
  reasons: Reasons
}

const mostShown = 50

/** The person's invitations, those that wait first. Reading them is seeing them. */
export async function fetchReplies(api: Client, locale: Locale): Promise<Reply[]> {
  const { items } = await api.poolInvitations.listAt('profile_replies', {
    include: ['vacancy'],
    fields: { vacancies: ['themes', 'questions', 'slug'] },
    page: { size: mostShown },
  })
  return items.map((one) => {
    const vacancy = one.vacancy as { id: string; themes: string[]; questions: Question[] } | null
    return {
      id: one.id,
      status: one.status,
      isOpen: one.status === 'sent' || one.status === 'seen',
      title: one.vacancyTitle,
      organization: one.organizationName,
      sender: one.senderName ?? one.organizationName,
      message: one.message,
      until: fullDay(locale, one.expiresAt),
      vacancyHref: vacancy && `/vacancies/${vacancy.id}`,
      applicationHref: one.links['application']?.id ? `/applications/${one.links['application'].id}` : null,
      themes: vacancy?.themes ?? [],
      questions: vacancy?.questions ?? [],
      reasons: (one.meta['reasons'] as Reasons | undefined) ?? { fits: [], misfit: null },
    }
  })
}

/** How many invitations wait for the person's answer; counting them is not seeing them. */
export async function countWaiting(api: Client): Promise<number> {
  const { total } = await api.poolInvitations.list({ filter: { mine: true, open: true }, fields: { pool_invitations: ['status'] }, page: { size: 1 } })
  return total
}

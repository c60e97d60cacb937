import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { ReadyText } from '#features/conversations/send/ready-text.ts'
import { fillReply } from './fill-reply.ts'
import { maxTemplates } from './reply-template.ts'

type Talk = {
  status: string
  personFirstName: string | null
  subjectTitle: string | null
  organizationName: string | null
  links: { organization?: { id?: string | null } }
}

/** The ready texts for a conversation: of its organization for its staff, else of the center. Null for people who are not staff. */
export async function fetchReplies(api: Client, talk: Talk, { isOwn, isTeam }: { isOwn: boolean; isTeam: boolean }): Promise<ReadyText[] | null> {
  if (isOwn || talk.status !== 'open') return null
  const filter = isTeam ? { organizationId: talk.links.organization?.id ?? '' } : { ofCenter: true }
  const { items } = await api.replyTemplates.list({ filter, sort: 'title', page: { size: maxTemplates } })
  const facts = { firstName: talk.personFirstName, vacancy: talk.subjectTitle, organization: talk.organizationName }
  return items.flatMap(({ id, title, body }) => {
    const text = fillReply(body, facts)
    return text === null ? [] : [{ id, title, text }]
  })
}

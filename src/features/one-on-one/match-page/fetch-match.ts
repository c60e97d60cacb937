import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { fetchThread } from '#features/conversations/thread/fetch-thread.ts'

type Asked = { locale: Locale; centerName: string; before: string | null; whenRead(mark: () => Promise<unknown>): void }

type Link = { id?: string | null } | undefined
type Sides = { links: { asker?: Link; helper?: Link; request?: Link }; askerFirstName: string | null }

/** Whom the coordinator calls: both as their accounts have it, and who has none by the number of the request. */
async function fetchPeople(api: Client, { links, askerFirstName }: Sides) {
  const person = async (id: string | null | undefined) => {
    const found = !id ? null : await nullIfNotFound(api.users.get(id, { fields: { users: ['name', 'phone'] } }))
    return found && { name: found.name ?? '', phone: found.phone ?? null, href: `/users/${found.id}` }
  }
  const onPaper = async () => {
    if (links.asker?.id || !links.request?.id || !askerFirstName) return null
    const { contactPhone } = await api.helpRequests.get(links.request.id, { fields: { help_requests: ['contactPhone'] } })
    return { name: askerFirstName, phone: contactPhone, href: null }
  }
  return (await Promise.all([person(links.asker?.id), onPaper(), person(links.helper?.id)])).filter((one) => one !== null)
}

/** A match with its conversation, as the reader may see them; a coordinator also how it goes. */
export async function fetchMatch(api: Client, id: string, { locale, centerName, before, whenRead }: Asked) {
  const match = await api.helpMatches.get(id, { include: ['conversation'] })
  const talkId = match.links.conversation?.id ?? null
  const [talk, thread, checkIns, people] = await Promise.all([
    talkId ? api.conversations.get(talkId) : null,
    talkId ? fetchThread(api, talkId, before, { locale, centerName, now: new Date(), stepWord: (status) => status }) : null,
    match.side === 'center' && match.startsOn ? api.helpCheckIns.list({ filter: { match: id }, page: { size: 50 } }) : null,
    match.side === 'center' ? fetchPeople(api, match) : [],
  ])
  if (talk && match.side !== 'center' && talk.unreadCount > 0) whenRead(() => api.conversations.callVerb(talk.id, 'read'))
  return {
    match,
    talk: talk && { id: talk.id, status: talk.status, may: talk.meta.permissions },
    // A quote or a file could carry what is masked.
    thread: thread && { ...thread, mayAttach: false, turns: thread.turns.map((turn) => ({ ...turn, canAnswer: false })) },
    checkIns: checkIns?.items ?? [],
    people,
  }
}
export type MatchOfPage = Awaited<ReturnType<typeof fetchMatch>>

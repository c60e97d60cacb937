import { momentOf } from '#kernel/fields/date-text.ts'
import type { View } from '#features/organizations/model/view-of.ts'
import { type Subject, subjects } from '#features/conversations/model/states.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

/** The state of /conversations in its address: the filters, the open conversation, and the moment before which its messages are shown. */
export type ConversationsAddress = {
  q: string
  show: 'all' | 'unread' | 'closed'
  /** The subject; null for all. */ subject: Subject | null
  /** Whose conversations; null for the default. */ view: Extract<View, 'own'> | null
  page: number
  open: string | null
  before: string | null
}

export function readConversationsAddress(url: string): ConversationsAddress {
  const query = new URL(url).searchParams
  const show = query.get('show')
  const before = query.get('before') ?? ''
  return {
    q: cutText((query.get('q') ?? '').trim(), 100),
    show: show === 'unread' || show === 'closed' ? show : 'all',
    subject: subjects.find((one) => one === query.get('subject')) ?? null,
    view: query.get('view') === 'own' ? 'own' : null,
    page: Math.min(1000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
    open: cutText(query.get('c'), 64) || null,
    before: momentOf(before),
  }
}

/** The address of that state, without defaults. */
export function conversationsAddress({
  q = '',
  show = 'all',
  subject = null,
  view = null,
  page = 1,
  open = null,
  before = null,
}: Partial<ConversationsAddress>): string {
  const said = {
    q,
    show: show === 'all' ? '' : show,
    subject: subject ?? '',
    view: view ?? '',
    page: page === 1 ? '' : String(page),
    c: open ?? '',
    before: before ?? '',
  }
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))
  return query.size === 0 ? '/conversations' : `/conversations?${query}`
}

import type { ApiCall } from './api-call.ts'
import type { Notice, Shell } from '#shell/shell.ts'

type Resource = { id: string; attributes: Record<string, unknown> }

/** Both at once, beside whatever the page itself asks for. */
export async function noticesOf(fetch: ApiCall): Promise<Pick<Shell, 'notifications' | 'activity'>> {
  const [notifications, activity] = await Promise.all([
    fetchNotices(fetch, '/api/v1/notifications?page[size]=20'),
    fetchNotices(fetch, '/api/v1/activity?page[size]=20'),
  ])
  return { ...(notifications && { notifications }), ...(activity && { activity: activity.items }) }
}

/**
 * One of the two lists of the toolbar. Where the API has no such list (404), the toolbar shows no button for it.
 * A resource says `text`, `href` and `createdAt`; `readAt` is null while it is new; `meta.unreadCount` counts.
 */
async function fetchNotices(fetch: ApiCall, path: string): Promise<{ unread: number; items: Notice[] } | undefined> {
  const answer = await fetch(path)
  if (!answer.ok) return undefined
  const { data, meta } = (await answer.json()) as { data: Resource[]; meta?: { unreadCount?: number } }
  return {
    unread: meta?.unreadCount ?? 0,
    items: data.map(({ id, attributes }) => ({
      id,
      text: String(attributes.text ?? attributes.title ?? ''),
      href: typeof attributes.href === 'string' ? attributes.href : null,
      at: String(attributes.createdAt ?? ''),
      isNew: attributes.readAt === null,
    })),
  }
}

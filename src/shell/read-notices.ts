import type { Notice, Shell } from './shell.ts'

export type Notices = NonNullable<Shell['notifications']>
type Resource = { id: string; attributes: Record<string, unknown> }

/** As many as the panel shows; all of them are at /notificaties. */
export const noticesAddress = '/api/v1/notifications?page[size]=20'

/**
 * Reads one of the two lists of the toolbar from its JSON:API document. A resource has `text`, `href` and `createdAt`; `readAt`
 * is null while it is new; `meta.unreadCount` is the number of new ones.
 */
export function readNotices(document: unknown): Notices {
  const { data, meta } = document as { data: Resource[]; meta?: { unreadCount?: number } }
  return {
    unread: meta?.unreadCount ?? 0,
    items: data.map(({ id, attributes }): Notice => ({
      id,
      text: String(attributes['text'] ?? attributes['title'] ?? ''),
      href: typeof attributes['href'] === 'string' ? attributes['href'] : null,
      at: String(attributes['createdAt'] ?? ''),
      isNew: attributes['readAt'] === null,
    })),
  }
}

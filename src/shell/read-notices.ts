import type { Notice, Shell } from './shell.ts'

export type Notices = NonNullable<Shell['notifications']>
type Resource = { id: string; attributes: Record<string, unknown> }

/** As many as the panel shows; the rest is at /notificaties. */
export const noticesAddress = '/api/v1/notifications?page[size]=20'

/**
 * One of the two lists of the toolbar, out of its document. A resource says `text`, `href` and `createdAt`; `readAt` is null while it
 * is new; `meta.unreadCount` counts.
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

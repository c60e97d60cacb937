import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { bulkMessageWords as words } from '#features/conversations/send/bulk-message-words.ts'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'

const MessageField = lazyPart(() => import('./message-person.tsx').then((file) => file.MessageField))

/** The bulk action that writes to each of the selected rows of a list, in one conversation each. */
export const messageAction = (type: 'users' | 'applications'): BulkAction => ({
  key: 'message',
  label: words.send,
  icon: 'envelope-simple',
  path: `${type}/message`,
  attributes: {},
  isFinal: true,
  question: words.question,
  done: words.done,
  fields: (faults) => <MessageField fault={faults['message']} isForMany />,
  needs: { message: words.missing },
})

import { post } from '#kernel/jsonapi/server/api.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { conversation, message } from '#features/conversations/model/conversation.ts'
import { deleteMessage, editMessage, readConversation } from '#features/conversations/thread/server/thread.ts'
import { blockConversation, changeStatus, muteConversation, reportConversation } from '#features/conversations/moderation/server/moderation.ts'
import { beginConversation } from '#features/conversations/send/server/begin.ts'
import { countUnread, unreadCondition } from '#features/conversations/list/server/count-unread.ts'
import { conversationPossible, conversationScopes, messagePossible, messageScopes } from '#features/conversations/model/server/scopes.ts'
import { sendMessage } from '#features/conversations/send/server/send.ts'

export const conversationsApi: ApiOf<typeof conversation> = {
  resource: conversation,
  scopes: conversationScopes,
  possible: conversationPossible,
  list: true,
  get: true,
  create: beginConversation,
  filters: {
    unread: { kind: 'boolean', sql: unreadCondition },
    mine: { kind: 'boolean', sql: 'coalesce(@.user_id = :user, false) or @.organization_id = any(:organizations)', about: 'Those the caller takes part in' },
    search: {
      kind: 'contains',
      sql: `@.user_id in (select people_named(:value))
        or exists (select 1 from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id and plain(o.name) like plain(:value))
        or exists (select 1 from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
          where a.volunteer_center_id = @.volunteer_center_id and a.id = @.application_id and plain(v.title) like plain(:value))
        or exists (select 1 from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.id = @.vacancy_id and plain(v.title) like plain(:value))`,
      about: 'Names of the person and the organization, and the title of the vacancy',
    },
  },
  memberVerbs: {
    read: { run: readConversation, ability: 'read_up_to' },
    close: { run: changeStatus('closed') },
    open: { run: changeStatus('open') },
    block: { run: blockConversation },
    mute: { run: muteConversation(true) },
    unmute: { run: muteConversation(false) },
    report: { run: reportConversation },
  },
  finish: async (call, document) => {
    if (Array.isArray(document.data)) document.meta = { ...document.meta, unreadCount: await countUnread(call) }
  },
}

export const messagesApi: ApiOf<typeof message> = {
  resource: message,
  // Words of relayed conversations are stored encrypted, so no answer is kept in plain text.
  isPrivate: true,
  scopes: messageScopes,
  possible: messagePossible,
  get: true,
  create: sendMessage,
  createNeeds: ['conversation'],
  update: editMessage,
  remove: deleteMessage,
}

/** POST /conversations/{id}/messages: the same as POST /messages, with the conversation in the path. */
export const conversationRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/conversations/:id/messages',
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) => {
      const conversation = idOf(call)
      if (!isUuid(conversation)) throw new NotFound('conversations', conversation)
      return await post(call, {
        api: messagesApi,
        verb: async (asked) => await sendMessage({ ...asked, related: { ...asked.related, conversation } }),
        fields: message.attributes,
      })
    },
  },
]

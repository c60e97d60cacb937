import { listen } from '#kernel/events/server/emit.ts'
import { organizationAsked } from '#features/organizations/model/events.ts'
import { sendToOrganization } from '#features/conversations/send/server/send.ts'

export const conversationListeners = [
  // The center's question to an organization is a message in their conversation.
  listen(organizationAsked, sendToOrganization),
]

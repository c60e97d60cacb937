import { listen } from '#kernel/events/server/emit.ts'
import { organizationAsked } from '#features/organizations/model/events.ts'
import { sendToOrganization } from '#features/conversations/send/server/send.ts'

export const conversationListeners = [
  // What the center asks an organization stands in the one conversation about it.
  listen(organizationAsked, sendToOrganization),
]

import { listen } from '#kernel/events/server/emit.ts'
import { organizationAsked } from '#features/organizations/events.ts'
import { sendToOrganization } from './go-on-about.ts'

export const conversationListeners = [
  // What the center asks an organization stands in the one conversation about it.
  listen(organizationAsked, sendToOrganization),
]

import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from '#features/conversations/model/messages.ts'

/** The person who looks at a conversation. */
export type ConversationViewer = { personId: string; organizationIds: readonly string[]; centerName: string; locale: Locale }

type Facts = {
  subjectType: string
  personName: string | null
  organizationName: string | null
  subjectTitle: string | null
  links: { user?: { id?: string | null }; organization?: { id?: string | null } }
}

/** The other side of a conversation and its subject, as the viewer sees them. */
export function conversationPartner(
  { subjectType, personName, organizationName, subjectTitle, links }: Facts,
  { personId, organizationIds, centerName: center, locale }: ConversationViewer,
) {
  const isOwn = links.user?.id === personId
  const isTeam = organizationIds.includes(links.organization?.id ?? '')
  const organization = organizationName ?? center
  const person = personName ?? say(locale, messages.formerUser)
  if (subjectType === 'organization') return { isOwn, isTeam, name: isTeam ? center : organization, about: say(locale, messages.aboutOrganization) }
  if (subjectType === 'support') return { isOwn, isTeam, name: isOwn ? center : person, about: say(locale, messages.withCenter, { center }) }
  const title = subjectTitle ?? ''
  if (subjectType === 'workshop') return { isOwn, isTeam, name: isOwn ? center : person, about: say(locale, messages.aboutWorkshop, { title }) }
  const about = subjectType === 'vacancy' ? say(locale, messages.questionAbout, { title }) : title
  return { isOwn, isTeam, name: isOwn ? organization : person, about: isOwn || isTeam ? about : `${about}, ${organization}` }
}

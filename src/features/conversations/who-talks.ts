import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'

/** Who looks at a conversation. */
export type Looker = { personId: string; organizationIds: readonly string[]; locale: Locale }

type Facts = {
  subjectType: string
  personName: string | null
  organizationName: string
  subjectTitle: string | null
  links: { user?: { id?: string | null }; organization?: { id?: string | null } }
}

/** With whom one talks, seen from one's own side, and about what. */
export function whoTalks({ subjectType, personName, organizationName, subjectTitle, links }: Facts, { personId, organizationIds, locale }: Looker) {
  const isOwn = links.user?.id === personId
  const isTeam = organizationIds.includes(links.organization?.id ?? '')
  if (subjectType === 'organization')
    return { isOwn, isTeam, name: isTeam ? say(locale, messages.fromCenter) : organizationName, about: say(locale, messages.aboutOrganization) }
  const person = personName ?? say(locale, messages.formerUser)
  const about = subjectTitle ?? ''
  return { isOwn, isTeam, name: isOwn ? organizationName : person, about: isOwn || isTeam ? about : `${about}, ${organizationName}` }
}

import type { application } from '#features/applications/model/application.ts'
import type { organization } from '#features/organizations/model/organization.ts'
import type { user } from '#features/users/model/user.ts'
import type { vacancy } from '#features/vacancies/model/vacancy.ts'
import type { ExportedResource } from './export.ts'

type Names<R extends { attributes: object }> = readonly (keyof R['attributes'])[]

/**
 * What of each resource stands in no file. Everything else does: `src/laws/attributes-everywhere.test.ts` asks for a column, or a
 * name here, for every attribute.
 */
export const notExported = {
  organizations: [
    // Read beside it, as relations, or only sent.
    ...(['profile', 'contactPerson', 'reason', 'message', 'nonprofitDeclared', 'termsAccepted'] as const),
    // Of the center's own work on it.
    ...(['slug', 'note', 'deniedReason', 'archivedReason', 'statusSince', 'changedByName', 'contactName', 'contactMailRefusedAt'] as const),
    ...(['nonprofitDeclaredAt', 'termsAcceptedAt', 'lastActiveAt', 'openVacancies', 'responseMedianDays', 'legalForm'] as const),
  ] satisfies Names<typeof organization>,
  vacancies: [
    // Texts and structures of the page, which no cell of a sheet holds well.
    ...(['description', 'tasks', 'expectations', 'rewards', 'translations', 'slots', 'nextDate', 'questions', 'ageReason'] as const),
    // Conditions of the work, which the page tells and the list does not.
    ...(['locationMode', 'dayparts', 'hoursPerWeekMin', 'hoursPerWeekMax', 'durationMonths', 'startDate', 'endDate', 'suitableFor'] as const),
    ...(['requirements', 'supportOffered', 'insured', 'minAge', 'maxAge', 'languageLevel', 'expenses', 'allowanceCents'] as const),
    // How it is drawn, and where exactly it is.
    ...(['slug', 'tile', 'address', 'hideAddress', 'latitude', 'longitude', 'sharedWith'] as const),
    // Of its history; `reason` is only sent.
    ...(['statusSince', 'deniedReason', 'closedReason', 'reason', 'undecidedApplications', 'updatedAt'] as const),
  ] satisfies Names<typeof vacancy>,
  applications: [
    // What both sides wrote to each other, or the center to itself, leaves the product in no file.
    ...(['motivation', 'opening', 'answers', 'availabilityNote', 'internalNote', 'evaluationText', 'organizationScore', 'volunteerScore'] as const),
    // Keys, and ways to people that are not the applicant.
    ...(['draftToken', 'followCode', 'calendarUrl', 'parentEmail', 'guest', 'guestPhone', 'guestAddress'] as const),
    ...(['contactName', 'contactPhone', 'contactEmail', 'phoneShared', 'consentShare', 'consentShareAt'] as const),
    // Moments within its story, and what follows from other columns.
    ...(['slotId', 'slotStartsAt', 'needsParent', 'parentConsentAt', 'parentRefusedAt', 'parentAskedAt', 'isGuest', 'source'] as const),
    ...(['withdrawReason', 'decidedAt', 'firstResponseAt', 'escalatedAt', 'isEscalated', 'meetingEndsAt', 'meetingAnswer'] as const),
    ...(['placeOfferedAt', 'updatedAt'] as const),
  ] satisfies Names<typeof application>,
  users: ['name', 'unconfirmedEmail', 'notificationPrefs', 'confirmedAt', 'lastSeenAt', 'archivedAt', 'registeredElsewhere'] satisfies Names<typeof user>,
} satisfies Record<ExportedResource, readonly string[]>

import type { application } from '#features/applications/model/application.ts'
import { messages as applicationWords } from '#features/applications/model/messages.ts'
import type { ApplicationStatus } from '#features/applications/model/states.ts'
import { statusWord } from '#features/applications/model/status-word.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import { columnWords as words } from '#features/imports/columns/column-words.ts'
import { factWords, legalFormWords } from '#features/organizations/model/fact-words.ts'
import { messages as organizationWords } from '#features/organizations/model/messages.ts'
import type { organization } from '#features/organizations/model/organization.ts'
import { statusWords as organizationStatusWords } from '#features/organizations/model/status-words.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { messages as people } from '#features/users/model/messages.ts'
import type { user } from '#features/users/model/user.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { templateNames } from '#features/vacancies/model/template-names.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { activityWords, skillWords } from '#features/vacancies/model/work-words.ts'
import { listWords as vacancyWords } from '#features/vacancies/staff-list/list-messages.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { AnyMessage, Locale } from '#kernel/i18n/messages.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'
import { type Column, type Words, attribute, coded, codedList, day, dayAndTime, inAddress, inWords, listInWords, saidYesOrNo, text, yesOrNo } from './column.ts'
import { contentColumns, contentNotExported } from './content-columns.ts'
import type { ExportedListName } from './export.ts'
import { messages } from './messages.ts'

type Names<R extends { attributes: object }> = readonly (keyof R['attributes'])[]

/**
 * Attributes and relations that no export holds. Everything else needs a column: `src/laws/attributes-everywhere.test.ts` asks for a
 * column, or a name here, for every attribute.
 */
export const notExported = {
  organizations: [
    // Exported through relations, or only written by callers.
    ...(['contactPerson', 'reason', 'message', 'nonprofitDeclared', 'termsAccepted'] as const),
    // The center's own administration.
    ...(['slug', 'note', 'deniedReason', 'archivedReason', 'statusSince', 'changedByName', 'contactMailRefusedAt'] as const),
    ...(['nonprofitDeclaredAt', 'termsAcceptedAt', 'isTrustedWithActivities', 'isOnSocialMap'] as const),
  ] satisfies Names<typeof organization>,
  vacancies: [
    // Texts and structures of the page that do not fit in a cell.
    ...(['description', 'tasks', 'expectations', 'rewards', 'translations', 'slots', 'nextDate', 'questions', 'ageReason'] as const),
    // Conditions of the work, shown on the page but not in the list.
    ...(['locationMode', 'dayparts', 'hoursPerWeekMin', 'hoursPerWeekMax', 'durationMonths', 'startDate', 'endDate', 'suitableFor'] as const),
    ...(['requirements', 'supportOffered', 'insured', 'minAge', 'maxAge', 'languageLevel', 'expenses', 'allowanceCents'] as const),
    // How it is drawn, and its exact location.
    ...(['slug', 'tile', 'address', 'hideAddress', 'latitude', 'longitude', 'sharedWith'] as const),
    // What the center and the organization still settle about it.
    ...(['requestedChanges', 'unreviewedChanges', 'unreviewedSince'] as const),
    // Its history; `reason` is only written by callers.
    ...(['statusSince', 'deniedReason', 'closedReason', 'reason', 'updatedAt'] as const),
  ] satisfies Names<typeof vacancy>,
  applications: [
    // What both sides wrote to each other, and internal notes, never leave the product in a file.
    ...([
      'lastText',
      'lastSide',
      'motivation',
      'opening',
      'answers',
      'availabilityNote',
      'internalNote',
      'evaluationText',
      'organizationScore',
      'volunteerScore',
    ] as const),
    // Keys, and contact details of people other than the applicant.
    ...(['draftToken', 'followCode', 'calendarUrl', 'parentEmail', 'guest', 'guestPhone', 'guestAddress'] as const),
    ...(['contactName', 'contactPhone', 'contactEmail', 'phoneShared', 'consentShare', 'consentShareAt'] as const),
    // Intermediate timestamps, and what follows from other columns.
    ...(['slotId', 'slotStartsAt', 'needsParent', 'parentConsentAt', 'parentRefusedAt', 'parentAskedAt', 'isGuest', 'source', 'via'] as const),
    ...(['withdrawReason', 'decidedAt', 'firstResponseAt', 'escalatedAt', 'snoozedUntil', 'agedSince', 'meetingEndsAt', 'meetingAnswer'] as const),
    ...(['updatedAt', 'lastMessageAt', 'waitlistPlace', 'organizationPhone'] as const),
  ] satisfies Names<typeof application>,
  users: ['name', 'unconfirmedEmail', 'notificationPrefs', 'changelogSeenAt', 'confirmedAt', 'archivedAt', 'registeredElsewhere'] satisfies Names<typeof user>,
  ...contentNotExported,
} satisfies Record<ExportedListName, readonly string[]>

const statuses: Readonly<Record<string, AnyMessage>> = { ...people, ...organizationStatusWords }
const status = coded(messages.status, 'status', statuses)
const since = day(messages.since, 'createdAt')

const ofVacancy: readonly Column[] = [
  attribute(vacancyWords.name, 'title'),
  { of: 'organization', label: vacancyWords.organization, cell: ({ related }) => text(related('organization')[0]?.attributes?.['name']) },
  coded(messages.status, 'status', statusWords),
  attribute(words.summary, 'summary'),
  codedList(vacancyWords.themes, 'themes', themeWords),
  codedList(vacancyWords.targetGroups, 'targetGroups', targetGroupNames),
  codedList(vacancyWords.activities, 'activities', activityWords),
  codedList(vacancyWords.skills, 'skills', skillWords),
  coded(vacancyWords.when, 'commitment', commitmentWords),
  attribute(words.city, 'city'),
  { of: 'contactUser', label: vacancyWords.contact, cell: ({ related }) => text(related('contactUser')[0]?.attributes?.['name']) },
  attribute(vacancyWords.places, 'places'),
  attribute(messages.placesTaken, 'placesTaken'),
  attribute(vacancyWords.reactions, 'applicationsCount'),
  attribute(messages.undecided, 'undecidedApplications'),
  attribute(vacancyWords.elsewhere, 'externalApplyUrl'),
  coded(vacancyWords.begunWith, 'templateId', templateNames),
  day(vacancyWords.firstUntil, 'priorityUntil'),
  day(vacancyWords.online, 'publishedAt'),
  day(vacancyWords.expires, 'validThrough'),
  since,
]

/** The columns of each export, with heads that an import recognises. */
export const exportColumns: Record<ExportedListName, { include: readonly string[]; columns: readonly Column[] }> = {
  ...contentColumns,
  organizations: {
    include: ['address', 'profile'],
    columns: [
      attribute(words.organization, 'name'),
      coded(messages.kind, 'organizationType', organizationWords),
      status,
      attribute(words.kvk, 'kvkNumber'),
      attribute(words.summary, 'summary'),
      attribute(words.website, 'website'),
      attribute(words.phone, 'phone'),
      attribute(words.email, 'publicEmail'),
      inAddress(words.street, 'street'),
      inAddress(words.houseNumber, 'houseNumber'),
      inAddress(words.postcode, 'postcode'),
      inAddress(words.city, 'city'),
      coded(messages.legalForm, 'legalForm', legalFormWords),
      {
        of: 'profile',
        label: vacancyWords.themes,
        cell: ({ related }, locale) => listInWords(themeWords, related('profile')[0]?.attributes?.['themes'], locale),
      },
      attribute(factWords.contact, 'contactName'),
      attribute(messages.openVacancies, 'openVacancies'),
      attribute(messages.answersIn, 'responseMedianDays'),
      day(messages.lastActive, 'lastActiveAt'),
      since,
    ],
  },
  vacancies: {
    include: ['organization', 'contactUser'],
    columns: [...ofVacancy, ...askedColumns(vacancy, editorForm.entries, { without: [...ofVacancy.map((column) => column.of), ...notExported.vacancies] })],
  },
  applications: {
    include: ['vacancy'],
    columns: [
      attribute(messages.volunteer, 'applicantName'),
      attribute(words.email, 'applicantEmail'),
      attribute(words.phone, 'applicantPhone'),
      attribute(vacancyWords.name, 'vacancyTitle'),
      attribute(vacancyWords.organization, 'organizationName'),
      { of: 'status', label: messages.status, cell: ({ attributes }, locale) => statusWord(attributes['status'] as ApplicationStatus, locale, false) },
      day(messages.inStateSince, 'movedAt'),
      day(messages.waitingSince, 'waitingSince'),
      yesOrNo(messages.escalated, 'isEscalated'),
      day(messages.placeOffered, 'placeOfferedAt'),
      dayAndTime(messages.meetsAt, 'meetingStartsAt'),
      attribute(messages.meetsWhere, 'meetingPlace'),
      attribute(noteWords.takenUpBy, 'assigneeName'),
      { of: 'tags', label: noteWords.tags, cell: ({ attributes }) => ((attributes['tags'] ?? []) as string[]).join(', ') },
      {
        of: 'declineReason',
        label: messages.why,
        cell: ({ attributes }, locale) => inWords(applicationWords, attributes['declineReason'] ?? attributes['withdrawReason'], locale),
      },
      day(noteWords.startDate, 'startDate'),
      day(noteWords.endedOn, 'endedAt'),
      attribute(noteWords.hours, 'hoursReported'),
      day(messages.applied, 'createdAt'),
    ],
  },
  users: {
    include: ['roles', 'organizations'],
    columns: [
      attribute(words.firstName, 'firstName'),
      attribute(words.lastName, 'lastName'),
      attribute(words.email, 'email'),
      attribute(words.phone, 'phone'),
      attribute(words.language, 'locale'),
      status,
      {
        of: 'organizations',
        label: vacancyWords.organization,
        cell: ({ related }) =>
          related('organizations')
            .map(({ attributes }) => text(attributes?.['name']))
            .join(', '),
      },
      day(messages.lastSeen, 'lastSeenAt'),
      {
        of: 'roles',
        label: messages.roles,
        cell: ({ related }, locale) => [...new Set(related('roles').map((role) => inWords(people, role.attributes?.['name'], locale)))].join(', '),
      },
      since,
    ],
  },
}

/** The label of a field in its form, and of its choices. */
type Entries = Readonly<Record<string, { label: Words; options?: Readonly<Record<string, AnyMessage>> }>>

/**
 * Columns for form fields that have no column yet, in the order of the declaration: a new attribute is exported from the day that a form
 * asks for it, with the label and choices of that form.
 */
export function askedColumns({ attributes }: Pick<Resource, 'attributes'>, entries: Entries, { without }: { without: readonly string[] }): Column[] {
  return Object.entries(attributes).flatMap(([name, field]): Column[] => {
    const entry = without.includes(name) ? undefined : entries[name]
    return entry ? [{ of: name, label: entry.label, cell: (thing, locale) => inCell(field, entry.options ?? {}, thing.attributes[name], locale) }] : []
  })
}

function inCell({ kind }: Field, options: Readonly<Record<string, AnyMessage>>, value: unknown, locale: Locale): string {
  if (kind === 'boolean') return saidYesOrNo(value, locale)
  if (kind === 'code' && value !== null) return inWords(options, value, locale)
  if (kind === 'codes' || kind === 'lines') return listInWords(options, value, locale)
  return kind === 'date' || kind === 'timestamp' ? text(value).slice(0, 10) : text(value)
}

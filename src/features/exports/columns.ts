import type { AnyMessage } from '#kernel/i18n/messages.ts'
import { columnWords as words } from '#features/imports/columns/column-words.ts'
import { messages as organizationWords } from '#features/organizations/model/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { messages as people } from '#features/users/model/messages.ts'
import { listWords as vacancyWords } from '#features/vacancies/staff-list/list-messages.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { activityWords, skillWords } from '#features/vacancies/model/work-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { templateNames } from '#features/vacancies/model/template-names.ts'
import { messages as applicationWords } from '#features/applications/model/messages.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import { statusWord } from '#features/applications/model/status-word.ts'
import type { ApplicationStatus } from '#features/applications/model/states.ts'
import { statusWords as organizationStatusWords } from '#features/organizations/model/status-words.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { askedColumns } from './asked-columns.ts'
import { attribute, type Column, day, inAddress, inWords, listInWords, moment, text } from './column.ts'
import type { ExportedResource } from './export.ts'
import { messages } from './messages.ts'
import { notExported } from './not-exported.ts'

const statuses: Readonly<Record<string, AnyMessage>> = { ...people, ...organizationStatusWords }
const status: Column = { of: 'status', label: messages.status, cell: ({ attributes }, locale) => inWords(statuses, attributes['status'], locale) }
const since = day(messages.since, 'createdAt')

const ofVacancy: readonly Column[] = [
  attribute(vacancyWords.name, 'title'),
  { of: 'organization', label: vacancyWords.organization, cell: ({ related }) => text(related('organization')[0]?.attributes?.['name']) },
  { of: 'status', label: messages.status, cell: ({ attributes }, locale) => inWords(statusWords, attributes['status'], locale) },
  attribute(words.summary, 'summary'),
  { of: 'themes', label: vacancyWords.themes, cell: ({ attributes }, locale) => listInWords(themeWords, attributes['themes'], locale) },
  { of: 'targetGroups', label: vacancyWords.targetGroups, cell: ({ attributes }, locale) => listInWords(targetGroupNames, attributes['targetGroups'], locale) },
  { of: 'activities', label: vacancyWords.activities, cell: ({ attributes }, locale) => listInWords(activityWords, attributes['activities'], locale) },
  { of: 'skills', label: vacancyWords.skills, cell: ({ attributes }, locale) => listInWords(skillWords, attributes['skills'], locale) },
  { of: 'commitment', label: vacancyWords.when, cell: ({ attributes }, locale) => inWords(commitmentWords, attributes['commitment'], locale) },
  attribute(words.city, 'city'),
  { of: 'contactUser', label: vacancyWords.contact, cell: ({ related }) => text(related('contactUser')[0]?.attributes?.['name']) },
  attribute(vacancyWords.places, 'places'),
  attribute(messages.placesTaken, 'placesTaken'),
  attribute(vacancyWords.reactions, 'applicationsCount'),
  attribute(vacancyWords.elsewhere, 'externalApplyUrl'),
  { of: 'templateId', label: vacancyWords.begunWith, cell: ({ attributes }, locale) => inWords(templateNames, attributes['templateId'], locale) },
  day(vacancyWords.firstUntil, 'priorityUntil'),
  day(vacancyWords.online, 'publishedAt'),
  day(vacancyWords.expires, 'validThrough'),
  since,
]

/** What stands in a file, with the heads by which an import knows them again. */
export const exportColumns: Record<ExportedResource, { include: readonly string[]; columns: readonly Column[] }> = {
  organizations: {
    include: ['address'],
    columns: [
      attribute(words.organization, 'name'),
      { of: 'organizationType', label: messages.kind, cell: ({ attributes }, locale) => inWords(organizationWords, attributes['organizationType'], locale) },
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
      { of: 'meetingStartsAt', label: messages.meetsAt, cell: ({ attributes }) => moment(attributes['meetingStartsAt']) },
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
    include: ['roles'],
    columns: [
      attribute(words.firstName, 'firstName'),
      attribute(words.lastName, 'lastName'),
      attribute(words.email, 'email'),
      attribute(words.phone, 'phone'),
      attribute(words.language, 'locale'),
      status,
      {
        of: 'roles',
        label: messages.roles,
        cell: ({ related }, locale) => [...new Set(related('roles').map((role) => inWords(people, role.attributes?.['name'], locale)))].join(', '),
      },
      since,
    ],
  },
}

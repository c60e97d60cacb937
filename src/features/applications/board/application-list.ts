import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { application } from '#features/applications/model/application.ts'
import { listWords as words } from './words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'

/** The list of an organization's applications, or of the whole center's (domain §3.2, decisions 32). */
export const applicationList = defineList({
  page: '/applications',
  resource: application,
  filters: {
    q: freeText({ filter: 'search', max: 100 }),
    waits: codes(['3', '7', '14'], {
      filter: 'waiting_longer',
      column: 'created_at',
      title: words.waits,
      say: (days, locale) => say(locale, words.waitsLonger, { days }),
    }),
    help: codes(['true'], { filter: 'is_escalated_eq', column: 'escalated_at', title: words.help, say: (_, locale) => say(locale, messages.tabEscalated) }),
    mine: codes(['true'], { filter: 'assigned_to_me', column: 'assigned_to', title: noteWords.mine, say: (_, locale) => say(locale, noteWords.mine) }),
    tag: freeText({ filter: 'tagged', max: 24 }),
    organization: freeText({ filter: 'organization_id_eq', max: 40 }),
    vacancy: freeText({ filter: 'vacancy_id_eq', max: 40 }),
  },
  tabs: [
    { key: 'all', label: messages.tabAll, filter: {} },
    { key: 'new', label: messages.teamNew, filter: { statusEq: 'new' }, isAlert: true },
    { key: 'in_review', label: messages.tabTalking, filter: { statusEq: 'in_review' } },
    { key: 'invited', label: messages.invited, filter: { statusEq: 'invited' } },
    { key: 'waitlisted', label: words.waitingList, filter: { statusEq: 'waitlisted' } },
    { key: 'placed', label: messages.tabAccepted, filter: { statusIn: ['accepted', 'active'] } },
    { key: 'done', label: messages.tabDone, filter: { statusIn: ['completed', 'declined', 'withdrawn', 'stopped', 'expired'] } },
  ],
  orders: { name: 'applicantName', vacancy: 'vacancyTitle', organization: 'organizationName', age: ['waitingSince', 'movedAt'], added: 'createdAt' },
  usual: 'age',
  ask: {
    include: ['vacancy'],
    fields: {
      applications: [
        'status',
        'applicantName',
        'vacancyTitle',
        'organizationName',
        'waitingSince',
        'movedAt',
        'isEscalated',
        'snoozedUntil',
        'agedSince',
        'meetingStartsAt',
        'placeOfferedAt',
        'createdAt',
        'opening',
        'tags',
        'assigneeName',
        'vacancy',
        'organization',
      ],
      vacancies: ['themes', 'tile'],
    },
  },
})

export type ApplicationListRow = RowOfList<typeof applicationList>

import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import { dayWords, meetingWords } from '#features/notifications/delivery/server/meeting-words.ts'

type Application = {
  applicationId: string
  firstName: string
  person: string
  vacancy: string
  organization: string
  days?: number
  wasPlaced?: boolean
  byParent?: boolean
  author?: string
}
type Talk = { firstName: string; organization: string; organizationId: string; author: string }
type Words = Pick<MailEvent, 'name' | 'when'> & Partial<Pick<MailEvent, 'isAlways' | 'isRepeated' | 'made'>>

const notice = ({ applicationId, person, vacancy, organization, days, wasPlaced, byParent, author }: Application) => ({
  path: `/applications/${applicationId}`,
  facts: { person, vacancy, organization, days, wasPlaced, byParent, author },
})

const ofApplication = (to: MailEvent['to'], words: Words) =>
  mailEvent<Application>({
    to,
    group: 'applications',
    notice,
    variables: to === 'volunteer' ? ['firstName', 'vacancy', 'organization'] : ['firstName', 'person', 'vacancy', 'organization'],
    ...words,
  })

/** The mails about applications and conversations (domain §3.5). A decision about one's own application cannot be turned off. */
export const mailEvents: Readonly<Record<string, MailEvent>> = {
  'application.created': {
    ...ofApplication('volunteer', {
      name: { nl: 'Aanvraag verstuurd', en: 'Application sent' },
      when: { nl: 'Gaat naar de vrijwilliger, meteen na de aanmelding.', en: 'Goes to the volunteer, right after applying.' },
    }),
    // It is the reader's own action.
    notice: null,
  },
  'application.invited': ofApplication('volunteer', {
    made: meetingWords,
    name: { nl: 'Uitnodiging om kennis te maken', en: 'Invitation to meet' },
    when: { nl: 'Gaat naar de vrijwilliger, zodra een organisatie iemand uitnodigt.', en: 'Goes to the volunteer, when an organization invites somebody.' },
  }),
  'application.accepted': ofApplication('volunteer', {
    made: meetingWords,
    name: { nl: 'Aanvraag aangenomen', en: 'Application accepted' },
    when: { nl: 'Gaat naar de vrijwilliger, zodra een organisatie iemand aanneemt.', en: 'Goes to the volunteer, when an organization accepts somebody.' },
    isAlways: true,
  }),
  'application.waitlisted': ofApplication('volunteer', {
    name: { nl: 'Op de wachtlijst', en: 'On the waiting list' },
    when: { nl: 'Gaat naar de vrijwilliger, als alle plekken bezet zijn.', en: 'Goes to the volunteer, when all places are taken.' },
  }),
  'application.declined': ofApplication('volunteer', {
    name: { nl: 'Aanvraag afgewezen', en: 'Application declined' },
    when: { nl: 'Gaat naar de vrijwilliger, als een organisatie iemand afwijst.', en: 'Goes to the volunteer, when an organization declines somebody.' },
    isAlways: true,
  }),
  'application.reopened': ofApplication('volunteer', {
    name: { nl: 'Aanvraag weer open', en: 'Application open again' },
    when: { nl: 'Gaat naar de vrijwilliger, als een afwijzing wordt teruggedraaid.', en: 'Goes to the volunteer, when a decline is undone.' },
    isRepeated: true,
  }),
  'application.completed': ofApplication('volunteer', {
    name: { nl: 'Hulp afgerond', en: 'Help finished' },
    when: { nl: 'Gaat naar de vrijwilliger, als de hulp klaar is.', en: 'Goes to the volunteer, when the help is finished.' },
  }),
  'application.stopped': ofApplication('volunteer', {
    name: { nl: 'Hulp gestopt', en: 'Help stopped' },
    when: { nl: 'Gaat naar de vrijwilliger, als de organisatie de hulp stopt.', en: 'Goes to the volunteer, when the organization stops the help.' },
  }),
  'application.expired': ofApplication('volunteer', {
    name: { nl: 'Aanvraag verlopen', en: 'Application expired' },
    when: { nl: 'Gaat naar de vrijwilliger, als er te lang geen besluit komt.', en: 'Goes to the volunteer, when no decision comes for too long.' },
    isAlways: true,
  }),
  'application.silent': ofApplication('volunteer', {
    name: { nl: 'Organisatie is stil', en: 'Organization is quiet' },
    when: { nl: 'Gaat naar de vrijwilliger, na twee weken zonder antwoord.', en: 'Goes to the volunteer, after two weeks without an answer.' },
  }),
  'application.rescheduled': ofApplication('volunteer', {
    made: meetingWords,
    name: { nl: 'Afspraak veranderd', en: 'Appointment changed' },
    when: { nl: 'Gaat naar de vrijwilliger, als de dag of de plek verandert.', en: 'Goes to the volunteer, when the day or the place changes.' },
    isAlways: true,
  }),
  'application.unsuitable': ofApplication('volunteer', {
    name: { nl: 'Andere dag kan niet', en: 'Other day does not suit' },
    when: {
      nl: 'Gaat naar de vrijwilliger, als de dag die deze voorstelde niet uitkomt.',
      en: 'Goes to the volunteer, when the day they proposed does not suit.',
    },
    isRepeated: true,
  }),
  'application.cannot': ofApplication('team', {
    made: dayWords,
    name: { nl: 'Vrijwilliger kan niet op de afspraak', en: 'Volunteer cannot come to the appointment' },
    when: {
      nl: 'Gaat naar de organisatie, als de dag van de afspraak niet uitkomt.',
      en: 'Goes to the organization, when the day of the appointment does not suit.',
    },
    isRepeated: true,
  }),
  'application.proposed': ofApplication('team', {
    made: dayWords,
    name: { nl: 'Vrijwilliger stelt een andere dag voor', en: 'Volunteer proposes another day' },
    when: {
      nl: 'Gaat naar de organisatie, als een vrijwilliger een andere dag voorstelt.',
      en: 'Goes to the organization, when a volunteer proposes another day.',
    },
    isRepeated: true,
  }),
  'application.place_free': ofApplication('volunteer', {
    name: { nl: 'Er is plek', en: 'There is a place' },
    when: { nl: 'Gaat naar wie op de wachtlijst staat, als er een plek vrijkomt.', en: 'Goes to whoever is on the waiting list, when a place comes free.' },
    isAlways: true,
  }),
  'application.parent_agreed': ofApplication('volunteer', {
    name: { nl: 'Toestemming van een ouder', en: 'Consent of a parent' },
    when: { nl: 'Gaat naar wie jonger is dan 16, als een ouder toestemming geeft.', en: 'Goes to whoever is under 16, when a parent agrees.' },
  }),
  'application.parent_refused': ofApplication('volunteer', {
    name: { nl: 'Geen toestemming van een ouder', en: 'No consent of a parent' },
    when: { nl: 'Gaat naar wie jonger is dan 16, als een ouder het niet goed vindt.', en: 'Goes to whoever is under 16, when a parent does not agree.' },
    isAlways: true,
  }),
  'application.claimed': ofApplication('team', {
    name: { nl: 'Vrije plek genomen', en: 'Free place taken' },
    when: {
      nl: 'Gaat naar de organisatie, als iemand van de wachtlijst de plek neemt.',
      en: 'Goes to the organization, when somebody of the waiting list takes the place.',
    },
  }),
  'application.received': ofApplication('team', {
    name: { nl: 'Nieuwe aanvraag', en: 'New application' },
    when: { nl: 'Gaat naar de organisatie, zodra iemand zich aanmeldt.', en: 'Goes to the organization, when somebody applies.' },
  }),
  'application.withdrawn': ofApplication('team', {
    name: { nl: 'Aanvraag ingetrokken', en: 'Application withdrawn' },
    when: { nl: 'Gaat naar de organisatie, als een vrijwilliger zich terugtrekt.', en: 'Goes to the organization, when a volunteer withdraws.' },
  }),
  'application.reminder': {
    ...ofApplication('team', {
      name: { nl: 'Herinnering aan een aanvraag', en: 'Reminder of an application' },
      when: { nl: 'Gaat naar de organisatie, als iemand lang op antwoord wacht.', en: 'Goes to the organization, when somebody waits long for an answer.' },
      isRepeated: true,
    }),
    variables: ['firstName', 'person', 'vacancy', 'organization', 'days'],
  },
  'application.start_tomorrow': ofApplication('volunteer', {
    made: meetingWords,
    name: { nl: 'Morgen word je verwacht', en: 'Tomorrow you are expected' },
    when: {
      nl: 'Gaat naar de vrijwilliger, de dag voor een afspraak of de eerste keer.',
      en: 'Goes to the volunteer, the day before an appointment or the first time.',
    },
    isRepeated: true,
  }),
  'application.evaluate': ofApplication('volunteer', {
    name: { nl: 'Hoe was het?', en: 'How was it?' },
    when: {
      nl: 'Gaat naar de vrijwilliger, een dag nadat de hulp is afgerond of gestopt.',
      en: 'Goes to the volunteer, a day after the help was finished or stopped.',
    },
  }),
  'application.assigned': {
    ...ofApplication('team', {
      name: { nl: 'Een aanvraag om op te pakken', en: 'An application to take up' },
      when: {
        nl: 'Gaat naar wie van de organisatie een aanvraag krijgt van een collega.',
        en: 'Goes to whoever of the organization is given an application by a colleague.',
      },
      isRepeated: true,
    }),
    variables: ['firstName', 'person', 'vacancy', 'organization', 'author'],
  },
  'application.escalated': ofApplication('center', {
    name: { nl: 'Organisatie antwoordt niet', en: 'Organization does not answer' },
    when: { nl: 'Gaat naar de coördinatoren, na twee weken stilte.', en: 'Goes to the coordinators, after two weeks of silence.' },
  }),
  'message.unread': mailEvent<Application>({
    to: 'all',
    group: 'messages',
    name: { nl: 'Nieuw bericht', en: 'New message' },
    when: { nl: 'Gaat naar wie een bericht krijgt in een gesprek.', en: 'Goes to whoever gets a message in a conversation.' },
    // Readers with an unread notice were left out before (domain §7.7).
    isRepeated: true,
    notice,
    variables: ['firstName', 'author', 'vacancy', 'organization'],
  }),
  'organization.asked': mailEvent<Talk>({
    to: 'team',
    group: 'messages',
    name: { nl: 'Vraag aan een organisatie', en: 'Question to an organization' },
    when: { nl: 'Gaat naar de beheerders van een organisatie.', en: 'Goes to the admins of an organization.' },
    isAlways: true,
    notice: ({ author, organization, organizationId }) => ({ path: `/organizations/${organizationId}`, facts: { person: author, vacancy: '', organization } }),
    variables: ['firstName', 'author', 'organization'],
  }),
  'organization.answered': mailEvent<Talk>({
    to: 'center',
    group: 'messages',
    name: { nl: 'Antwoord van een organisatie', en: 'Answer of an organization' },
    when: {
      nl: 'Gaat naar de coördinatoren, als een organisatie op hun vraag antwoordt.',
      en: 'Goes to the coordinators, when an organization answers their question.',
    },
    isRepeated: true,
    notice: ({ author, organization, organizationId }) => ({ path: `/organizations/${organizationId}`, facts: { person: author, vacancy: '', organization } }),
    variables: ['firstName', 'author', 'organization'],
  }),
}

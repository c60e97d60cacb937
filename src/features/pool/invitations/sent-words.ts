import { defineMessages } from '#kernel/i18n/messages.ts'
import type { InvitationStatus } from '#features/pool/model/codes.ts'

export const sentWords = defineMessages({
  views: { nl: 'Delen van de vrijwilligerspool', en: 'Parts of the volunteer pool' },
  find: { nl: 'Zoek mensen', en: 'Find people' },
  sentOnes: { nl: 'Verstuurde uitnodigingen', en: 'Sent invitations' },
  status: { nl: 'Antwoord', en: 'Answer' },
  searchBy: { nl: 'Zoek op voornaam of vacature', en: 'Search by first name or vacancy' },
  all: { nl: 'Alle', en: 'All' },
  over: { nl: 'Voorbij', en: 'Over' },
  who: { nl: 'Wie', en: 'Who' },
  somebody: { nl: 'Iemand zonder account', en: 'Somebody without an account' },
  forWhat: { nl: 'Waarvoor', en: 'For what' },
  sent: { nl: 'Verstuurd', en: 'Sent' },
  day: { nl: 'Antwoord op of tot', en: 'Answer on or until' },
  until: { nl: (f: { day: string }) => `tot en met ${f.day}`, en: (f: { day: string }) => `until ${f.day}` },
  on: { nl: (f: { day: string }) => `op ${f.day}`, en: (f: { day: string }) => `on ${f.day}` },
  answerUntil: { nl: 'Kan antwoorden tot en met', en: 'Can answer until' },
  answered: { nl: 'Geantwoord', en: 'Answered' },
  by: { nl: 'Verstuurd door', en: 'Sent by' },
  formerColleague: { nl: 'Iemand die hier niet meer werkt', en: 'Somebody who no longer works here' },
  wrote: { nl: 'Wat jullie schreven', en: 'What you wrote' },
  forgotten: { nl: 'De woorden zijn na een jaar gewist.', en: 'The words were erased after a year.' },
  toVacancy: { nl: 'Bekijk de vacature', en: 'See the vacancy' },
  toApplication: { nl: 'Naar de aanvraag', en: 'To the application' },
  withdraw: { nl: 'Trek in', en: 'Withdraw' },
  withdrawSure: {
    nl: (f: { name: string }) =>
      `${f.name} kan dan niet meer antwoorden, en je kunt ${f.name} niet nog eens voor deze vacature vragen. De uitnodiging telt wel mee.`,
    en: (f: { name: string }) => `${f.name} can no longer answer then, and you cannot ask ${f.name} for this vacancy again. The invitation still counts.`,
  },
  withdrawYes: { nl: 'Ja, trek in', en: 'Yes, withdraw' },
  withdrawn: { nl: 'De uitnodiging is ingetrokken.', en: 'The invitation has been withdrawn.' },
  empty: { nl: 'Je hebt nog niemand uitgenodigd', en: 'You have not invited anybody yet' },
  emptyText: {
    nl: 'Kies een vacature en kijk wie past. Wat mensen antwoorden lees je daarna hier.',
    en: 'Choose a vacancy and see who fits. What people answer you read here afterwards.',
  },
})

/** What the organization reads; whether an invitation was opened is the volunteer's own. */
export const sentStatusWords: Record<InvitationStatus, { nl: string; en: string }> = defineMessages({
  sent: { nl: 'Wacht op antwoord', en: 'Waiting for an answer' },
  seen: { nl: 'Wacht op antwoord', en: 'Waiting for an answer' },
  accepted: { nl: 'Zei ja', en: 'Said yes' },
  declined: { nl: 'Past nu niet', en: 'Does not suit now' },
  expired: { nl: 'Verlopen', en: 'Expired' },
  withdrawn: { nl: 'Ingetrokken', en: 'Withdrawn' },
})

import { defineMessages, plural } from '#kernel/i18n/messages.ts'
import type { Audience, Level, RegistrationStatus, WorkshopStatus } from '#features/workshops/model/codes.ts'

type Words = { nl: string; en: string }

export const statusWords: Record<WorkshopStatus, Words> = defineMessages({
  draft: { nl: 'Concept', en: 'Draft' },
  published: { nl: 'Online', en: 'Online' },
  full: { nl: 'Vol', en: 'Full' },
  confirmed: { nl: 'Gaat door', en: 'Goes ahead' },
  cancelled: { nl: 'Afgelast', en: 'Cancelled' },
  completed: { nl: 'Geweest', en: 'Was held' },
  archived: { nl: 'Gearchiveerd', en: 'Archived' },
})

export const registrationWords: Record<RegistrationStatus, Words> = defineMessages({
  registered: { nl: 'Je hebt een plek', en: 'You have a place' },
  waitlisted: { nl: 'Je wacht op een plek', en: 'You wait for a place' },
  attended: { nl: 'Je was erbij', en: 'You were there' },
  no_show: { nl: 'Je was er niet', en: 'You were not there' },
  cancelled: { nl: 'Je zegde af', en: 'You cancelled' },
})

export const audienceWords: Record<Audience, Words> = defineMessages({
  volunteers: { nl: 'Iedereen met een account', en: 'Everybody with an account' },
  organizations: { nl: 'Mensen van organisaties', en: 'People of organizations' },
  all: { nl: 'Iedereen, ook zonder account', en: 'Everybody, without an account too' },
})

export const levelWords: Record<Level, Words> = defineMessages({
  beginner: { nl: 'Voor beginners', en: 'For beginners' },
  some: { nl: 'Als je er iets van weet', en: 'If you know something about it' },
  experienced: { nl: 'Voor wie het al doet', en: 'For who does it already' },
})

export const placeWords = defineMessages({
  left: {
    nl: (f: { left: number; most: number }) => `Nog ${f.left} van de ${f.most} plekken`,
    en: (f: { left: number; most: number }) => `${f.left} of ${f.most} places left`,
  },
  full: { nl: 'Alle plekken zijn bezet', en: 'All places are taken' },
  fullWaiting: {
    nl: (f: { n: number }) => `Vol. ${plural('nl', f.n, { one: '1 iemand wacht', other: `${f.n} mensen wachten` })}`,
    en: (f: { n: number }) => `Full. ${plural('en', f.n, { one: '1 person waits', other: `${f.n} people wait` })}`,
  },
  waiting: { nl: (f: { n: number }) => `Wachtlijst: ${f.n}`, en: (f: { n: number }) => `Waiting list: ${f.n}` },
  goesAheadAt: {
    nl: (f: { min: number; taken: number }) => `Gaat door bij ${f.min} mensen, nu ${f.taken}`,
    en: (f: { min: number; taken: number }) => `Goes ahead with ${f.min} people, now ${f.taken}`,
  },
  needed: { nl: (f: { n: number }) => `Nog ${f.n} nodig`, en: (f: { n: number }) => `${f.n} more needed` },
  certain: {
    nl: (f: { n: number }) => `Gaat zeker door: er zijn er al ${f.n}.`,
    en: (f: { n: number }) => `Will certainly take place: there are ${f.n} already.`,
  },
  off: { nl: 'Gaat niet door', en: 'Will not take place' },
})

export const whenWords = defineMessages({
  times: { nl: (f: { n: number; first: string }) => `${f.n} keer, vanaf ${f.first}`, en: (f: { n: number; first: string }) => `${f.n} times, from ${f.first}` },
  span: {
    nl: (f: { day: string; from: string; to: string }) => `${f.day}, ${f.from} tot ${f.to}`,
    en: (f: { day: string; from: string; to: string }) => `${f.day}, ${f.from} to ${f.to}`,
  },
  hours: { nl: (f: { from: string; to: string }) => `${f.from} tot ${f.to}`, en: (f: { from: string; to: string }) => `${f.from} to ${f.to}` },
  online: { nl: 'Online', en: 'Online' },
  onlineMailed: { nl: 'Online, link in je mail', en: 'Online, link in your mail' },
  noDate: { nl: 'Nog geen datum', en: 'No date yet' },
})

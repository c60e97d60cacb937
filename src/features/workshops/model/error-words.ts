import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** What is wrong with a field of a workshop or a registration, told there. */
export const fieldFaultWords = defineMessages({
  below_registered: {
    nl: (f: { n: number }) => `Er ${plural('nl', f.n, { one: 'is al 1 plek', other: `zijn al ${f.n} plekken` })} bezet. Kies dat aantal of meer.`,
    en: (f: { n: number }) => `${plural('en', f.n, { one: '1 place is', other: `${f.n} places are` })} taken already. Choose that number or more.`,
  },
  above_most: { nl: 'Dit is meer dan er plekken zijn.', en: 'This is more than there are places.' },
  deadline_too_late: {
    nl: 'Aanmelden sluit minstens 24 uur voor de eerste keer. Kies een dag eerder.',
    en: 'Registration closes at least 24 hours before the first session. Choose an earlier day.',
  },
  begins_in_the_past: { nl: 'Dit is al voorbij. Kies een dag die nog komt.', en: 'This is over already. Choose a day to come.' },
  ends_before_it_begins: { nl: 'Het einde is voor het begin.', en: 'The end is before the beginning.' },
  session_too_long: { nl: 'Eén keer duurt hoogstens 24 uur. Maak er twee van.', en: 'One session takes 24 hours at most. Make it two.' },
  sessions_overlap: { nl: 'Op deze tijd is er al een keer.', en: 'There is a session at this time already.' },
  time_is_skipped: {
    nl: 'Deze tijd bestaat die nacht niet: de klok gaat vooruit. Kies een uur later.',
    en: 'This time does not exist that night: clocks go forward. Choose an hour later.',
  },
  no_such_day: { nl: 'Deze dag bestaat niet.', en: 'There is no such day.' },
  unknown_place: { nl: 'Deze plaats kennen we niet. Kijk naar de spelling.', en: 'We do not know this place. Look at the spelling.' },
  no_place: { nl: 'Zeg waar het is, of geef de link waar het online is.', en: 'Say where it is, or give the link where it is online.' },
  session_is_over: { nl: 'Deze keer is al geweest. Daar verandert niets meer aan.', en: 'This session is over. It cannot be changed any more.' },
  no_session_left: { nl: 'Houd minstens één keer over, of gelast de workshop af.', en: 'Keep at least one session, or cancel the workshop.' },
  not_rich_text: {
    nl: 'Deze tekst kunnen we niet lezen. Links beginnen met https:// of met een schuine streep.',
    en: 'We cannot read this text. Links begin with https:// or with a slash.',
  },
  no_document: { nl: 'Dit bestand is er niet meer, of het is geen document.', en: 'This file is gone, or it is no document.' },
  not_without_calendar: {
    nl: 'Voor iedereen kan hier niet: deze website heeft geen agenda van activiteiten.',
    en: 'For everybody is not possible here: this website has no calendar of activities.',
  },
  stays_for_all: {
    nl: 'Deze workshop staat al voor iedereen in de agenda. Gelast hem af en maak een kopie voor een andere groep.',
    en: 'This workshop is in the calendar for everybody already. Call it off and make a copy for another group.',
  },
  why_two: { nl: 'Zeg wie er meekomt en waarom.', en: 'Say who comes along and why.' },
  seats_of_organization: {
    nl: (f: { n: number }) =>
      `Van één organisatie ${plural('nl', f.n, { one: 'kan 1 iemand', other: `kunnen ${f.n} mensen` })} mee. Die plekken zijn al bezet.`,
    en: (f: { n: number }) => `${plural('en', f.n, { one: '1 person', other: `${f.n} people` })} of one organization can come. Those places are taken.`,
  },
  which_organization: {
    nl: 'Deze workshop is voor organisaties. Kies voor welke je komt.',
    en: 'This workshop is for organizations. Choose for which you come.',
  },
  who_is_it: { nl: 'Kies iemand, of vul een naam in.', en: 'Choose somebody, or enter a name.' },
  other_session: { nl: 'Deze keer hoort niet bij deze workshop.', en: 'This session is not one of this workshop.' },
  not_yet: { nl: 'Deze keer is nog niet begonnen.', en: 'This session has not begun yet.' },
})

/** What cannot be done with a workshop or a registration. */
export const errorWords = defineMessages({
  workshop_is_fixed: {
    nl: 'Aan een workshop die geweest of afgelast is, verandert niets meer. Kopieer hem.',
    en: 'A workshop that is over or cancelled cannot be changed. Copy it.',
  },
  only_draft_workshops_vanish: {
    nl: 'Alleen een concept kan weg. Gelast de workshop af.',
    en: 'Only a draft can be thrown away. Cancel the workshop.',
  },
  workshop_is_not_over: { nl: 'Deze workshop is nog bezig.', en: 'This workshop is still going on.' },
  registration_closed: { nl: 'Aanmelden kan niet meer.', en: 'Registration is closed.' },
  workshop_is_for_organizations: {
    nl: 'Deze workshop is voor mensen van organisaties. Vraag ons of je mee kunt.',
    en: 'This workshop is for people of organizations. Ask us whether you can come.',
  },
  already_on_the_list: { nl: 'Je bent al aangemeld.', en: 'You are registered already.' },
  too_many_messages: {
    nl: 'Je stuurde vandaag al drie berichten over deze workshop. Morgen kan het weer.',
    en: 'You have sent three messages about this workshop today. You can write again tomorrow.',
  },
  nobody_to_message: { nl: 'Niemand met een plek heeft een account. Bel zelf.', en: 'Nobody with a place has an account. Call them.' },
  workshop_is_full: { nl: 'Er is geen plek vrij.', en: 'No place is free.' },
  waits_for_no_place: { nl: 'Deze aanmelding wacht niet meer.', en: 'This registration does not wait any more.' },
})

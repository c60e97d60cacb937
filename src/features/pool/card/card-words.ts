import { defineMessages } from '#kernel/i18n/messages.ts'
import type { InvitationDeclineReason, Transport, Visibility } from '#features/pool/model/codes.ts'

type Center = { center: string }

/** One's own card: who sees it, and what it says. */
export const cardWords = defineMessages({
  title: { nl: 'Wie mag je zien?', en: 'Who may see you?' },
  text: { nl: 'Jij kiest. Je kunt het elk moment veranderen, en het geldt meteen.', en: 'You choose. You can change it at any time, and it holds at once.' },
  tab: { nl: 'Vrijwilligerspool', en: 'Volunteer pool' },
  about: { nl: 'Vertel in een paar zinnen wie je bent', en: 'Say in a few sentences who you are' },
  aboutHint: {
    nl: 'Bijvoorbeeld: ik praat graag met oudere mensen. Zet er geen telefoonnummer of e-mailadres in.',
    en: 'For example: I like to talk with older people. Do not put in a telephone number or email address.',
  },
  postcode: { nl: 'Je postcode', en: 'Your postcode' },
  postcodeHint: { nl: 'Vier cijfers zijn genoeg. Organisaties zien alleen je woonplaats.', en: 'Four digits are enough. Organizations see your town only.' },
  birthYear: { nl: 'In welk jaar ben je geboren?', en: 'In which year were you born?' },
  birthYearHint: {
    nl: 'Niemand ziet dit. Je kaart kan vanaf 16 jaar, voor organisaties vanaf 18 jaar.',
    en: 'Nobody sees this. A card is possible from the age of 16, for organizations from 18.',
  },
  themes: { nl: 'Wat vind je leuk?', en: 'What do you like?' },
  skills: { nl: 'Wat kun je goed?', en: 'What are you good at?' },
  targetGroups: { nl: 'Voor wie wil je iets doen?', en: 'For whom would you like to do something?' },
  languages: { nl: 'Welke talen spreek je?', en: 'Which languages do you speak?' },
  dutchLevel: { nl: 'Hoe goed is je Nederlands?', en: 'How good is your Dutch?' },
  dutchLevelHint: { nl: 'Alleen als je Nederlands leert.', en: 'Only if you are learning Dutch.' },
  dayparts: { nl: 'Wanneer kun je?', en: 'When are you free?' },
  commitment: { nl: 'Hoe vaak?', en: 'How often?' },
  hoursPerWeek: { nl: 'Hoeveel uur in de week hoogstens?', en: 'How many hours a week at most?' },
  maxDistanceKm: { nl: 'Hoeveel kilometer wil je reizen?', en: 'How many kilometres will you travel?' },
  transport: { nl: 'Hoe kom je meestal?', en: 'How do you usually come?' },
  goal: { nl: 'Wat hoop je ervan te krijgen?', en: 'What do you hope to get from it?' },
  goalShown: { nl: 'Zet dit op mijn kaart', en: 'Put this on my card' },
  supportNeeds: { nl: 'Heb je ergens hulp bij nodig?', en: 'Do you need help with something?' },
  supportNeedsHint: {
    nl: 'Dit ziet niemand, tot jij het deelt als je ja zegt tegen een uitnodiging.',
    en: 'Nobody sees this until you share it when you say yes to an invitation.',
  },
  contactFrequency: { nl: 'Hoeveel uitnodigingen wil je hoogstens in een maand?', en: 'How many invitations a month do you want at most?' },
  contactFrequencyHint: {
    nl: '0, 1 of 2. Meer dan 2 zijn het nooit, van alle organisaties samen.',
    en: '0, 1 or 2. It is never more than 2, of all organizations together.',
  },
  who: { nl: 'Wie mag je kaart zien?', en: 'Who may see your card?' },
  hidden: { nl: 'Niemand', en: 'Nobody' },
  hiddenText: {
    nl: 'Je zoekt zelf. Niemand komt je tegen. Je kunt gewoon reageren op vacatures.',
    en: 'You look for yourself. Nobody comes across you. You can apply for vacancies as always.',
  },
  center: { nl: (f: Center) => `Alleen ${f.center}`, en: (f: Center) => `Only ${f.center}` },
  centerText: {
    nl: 'Zij denken met je mee. Zij zien je voornaam, je woonplaats, je postcodegebied en wat je leuk vindt.',
    en: 'They think along with you. They see your first name, your town, your postcode area and what you like.',
  },
  organizations: { nl: 'Ook organisaties', en: 'Organizations too' },
  organizationsText: {
    nl: 'Zij mogen je uitnodigen, hoogstens 2 keer in een maand. Jij zegt ja of nee. Zij zien geen achternaam, adres, telefoon of e-mail.',
    en: 'They may invite you, at most 2 times a month. You say yes or no. They see no surname, address, telephone or email.',
  },
  more: { nl: 'Vertel meer, dan vragen ze je voor iets wat past', en: 'Say more, and they ask you for something that fits' },
  moreText: { nl: 'Alles hiervan mag je leeg laten.', en: 'You may leave all of this empty.' },
  save: { nl: 'Sla mijn kaart en mijn keuze op', en: 'Save my card and my choice' },
  saved: { nl: 'Opgeslagen. Dit geldt vanaf nu.', en: 'Saved. This holds from now on.' },
  preview: { nl: 'Zo zien anderen jou', en: 'How others see you' },
  previewHidden: { nl: 'Niemand ziet deze kaart.', en: 'Nobody sees this card.' },
  previewEmpty: { nl: 'Sla je kaart op, dan zie je hier hoe anderen haar zien.', en: 'Save your card, and you see here how others see it.' },
  never: {
    nl: 'Nooit op je kaart: je achternaam, leeftijd, adres, telefoon en e-mail, en waar je hulp bij nodig hebt.',
    en: 'Never on your card: your surname, age, address, telephone and email, and what you need help with.',
  },
  stateHidden: { nl: 'Nu: niemand ziet je kaart', en: 'Now: nobody sees your card' },
  stateVisible: { nl: 'Nu: je kaart is te zien', en: 'Now: your card can be seen' },
  statePaused: {
    nl: (f: { day: string }) => `Nu: pauze tot ${f.day}. Daarna is je kaart vanzelf weer te zien.`,
    en: (f: { day: string }) => `Now: paused until ${f.day}. After that your card can be seen again by itself.`,
  },
  stateStale: {
    nl: 'Je hebt een half jaar niet bevestigd. Daarom ziet niemand je kaart.',
    en: 'You have not confirmed for half a year, so nobody sees your card.',
  },
  confirm: { nl: 'Ja, alles klopt nog', en: 'Yes, all of it is still right' },
  confirmed: { nl: 'Bevestigd. Dank je wel.', en: 'Confirmed. Thank you.' },
  pauseTitle: { nl: 'Even pauze?', en: 'A break?' },
  pauseText: { nl: 'Druk of op reis? Op deze dag gaat je kaart vanzelf weer aan.', en: 'Busy or travelling? On this day your card comes back by itself.' },
  pauseUntil: { nl: 'Tot en met welke dag?', en: 'Until which day?' },
  pause: { nl: 'Zet mijn kaart op pauze', en: 'Pause my card' },
  paused: { nl: 'Je kaart staat op pauze.', en: 'Your card is paused.' },
  resume: { nl: 'Stop de pauze', en: 'End the break' },
  resumed: { nl: 'De pauze is voorbij.', en: 'The break is over.' },
  keepText: {
    nl: 'Na 6 maanden vragen we of dit nog klopt. Geen antwoord? Dan ziet niemand je kaart. Na een jaar wissen we haar.',
    en: 'After 6 months we ask whether this is still right. No answer? Then nobody sees your card. After a year we erase it.',
  },
  removeTitle: { nl: 'Kaart weghalen', en: 'Take the card away' },
  remove: { nl: 'Wis mijn kaart', en: 'Erase my card' },
  removeText: {
    nl: 'Je kaart en je keuzes worden meteen gewist. Uitnodigingen die wachten krijgen een nee.',
    en: 'Your card and your choices are erased at once. Invitations that wait are answered with no.',
  },
  removed: { nl: 'Je kaart is gewist.', en: 'Your card has been erased.' },
  toReplies: { nl: 'Bekijk je uitnodigingen', en: 'See your invitations' },
  likes: { nl: 'Leuk', en: 'Likes' },
  when: { nl: 'Wanneer', en: 'When' },
  howFar: { nl: 'Hoe ver', en: 'How far' },
  upTo: { nl: (f: { km: number }) => `Tot ${f.km} km`, en: (f: { km: number }) => `Up to ${f.km} km` },
  speaks: { nl: 'Talen', en: 'Languages' },
  good: { nl: 'Kan goed', en: 'Good at' },
  hours: { nl: (f: { n: number }) => `Hoogstens ${f.n} uur in de week`, en: (f: { n: number }) => `${f.n} hours a week at most` },
  howOften: { nl: 'Hoe vaak', en: 'How often' },
  vog: { nl: 'VOG', en: 'Police check (VOG)' },
  vogSeen: { nl: (f: { month: string }) => `Gezien in ${f.month}`, en: (f: { month: string }) => `Seen in ${f.month}` },
  vogTitle: { nl: 'Je VOG', en: 'Your police check (VOG)' },
  vogHidden: {
    nl: (f: { center: string; month: string }) => `${f.center} zag je VOG in ${f.month}. Organisaties lezen dat niet, tenzij jij het laat zien.`,
    en: (f: { center: string; month: string }) => `${f.center} saw your police check (VOG) in ${f.month}. Organizations do not read so, unless you show it.`,
  },
  vogShown: {
    nl: (f: { month: string }) => `Op je kaart staat: VOG gezien in ${f.month}. Het papier zelf bewaart niemand.`,
    en: (f: { month: string }) => `Your card says: police check (VOG) seen in ${f.month}. Nobody keeps the paper itself.`,
  },
  showVog: { nl: 'Laat zien op mijn kaart', en: 'Show it on my card' },
  hideVog: { nl: 'Haal van mijn kaart', en: 'Take it off my card' },
  vogNowShown: { nl: 'Op je kaart staat nu dat je VOG gezien is.', en: 'Your card now says that your police check (VOG) was seen.' },
  vogNowHidden: { nl: 'Je VOG staat niet meer op je kaart.', en: 'Your police check (VOG) is no longer on your card.' },
  hopes: { nl: 'Hoopt op', en: 'Hopes for' },
  confirmedIn: { nl: (f: { month: string }) => `Bevestigd in ${f.month}`, en: (f: { month: string }) => `Confirmed in ${f.month}` },
})

export const transportWords: Record<Transport, { nl: string; en: string }> = defineMessages({
  foot: { nl: 'Lopend', en: 'On foot' },
  bike: { nl: 'Met de fiets', en: 'By bicycle' },
  public_transport: { nl: 'Met bus of trein', en: 'By bus or train' },
  car: { nl: 'Met de auto', en: 'By car' },
})

export const visibilityChoices: readonly Visibility[] = ['hidden', 'center', 'organizations']

export const declineReasonWords: Record<InvitationDeclineReason, { nl: string; en: string }> = defineMessages({
  not_now: { nl: 'Nu niet', en: 'Not now' },
  not_for_me: { nl: 'Dit past niet bij mij', en: 'This is not for me' },
  too_far: { nl: 'Te ver weg', en: 'Too far away' },
  other: { nl: 'Iets anders', en: 'Something else' },
})

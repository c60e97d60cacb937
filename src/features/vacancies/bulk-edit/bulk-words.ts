import { defineMessages, plural } from '#kernel/i18n/messages.ts'
import { errorWords } from '#features/vacancies/model/error-words.ts'

type N = { n: number }

const vacancies = {
  nl: (n: number) => plural('nl', n, { one: '1 vacature', other: `${n} vacatures` }),
  en: (n: number) => plural('en', n, { one: '1 vacancy', other: `${n} vacancies` }),
}

export const bulkWords = defineMessages({
  title: { nl: 'Vacatures samen bewerken', en: 'Edit vacancies together' },
  chosen: { nl: ({ n }: N) => `Je hebt ${vacancies.nl(n)} gekozen.`, en: ({ n }: N) => `You have chosen ${vacancies.en(n)}.` },
  what: { nl: 'Wat wil je veranderen?', en: 'What do you want to change?' },
  extend: { nl: 'Verleng', en: 'Extend' },
  close: { nl: 'Sluit', en: 'Close' },
  contact: { nl: 'Contactpersoon', en: 'Contact' },
  themes: { nl: 'Thema’s', en: 'Themes' },
  groups: { nl: 'Wie je helpt', en: 'Whom you help' },
  first: { nl: 'Vooraan', en: 'First' },
  notAtAll: { nl: 'Niet vooraan', en: 'Not first' },
  firstUntil: { nl: ({ day }: { day: string }) => `Vooraan tot en met ${day}`, en: ({ day }: { day: string }) => `First until ${day}` },
  until: { nl: 'Laatste dag', en: 'Last day' },
  untilHint: { nl: 'Hooguit zes maanden vooruit.', en: 'At most six months ahead.' },
  who: { nl: 'Nieuwe contactpersoon', en: 'New contact' },
  choosePerson: { nl: 'Kies iemand', en: 'Choose somebody' },
  oneOrganization: {
    nl: 'Deze vacatures zijn van verschillende organisaties. Kies er die van één organisatie zijn, dan kun je de contactpersoon veranderen.',
    en: 'These vacancies belong to different organizations. Choose those of one organization to change the contact.',
  },
  whichThemes: { nl: 'Nieuwe thema’s', en: 'New themes' },
  whichThemesHint: { nl: 'Eén tot vier. Ze komen in de plaats van de oude.', en: 'One to four. They replace the present ones.' },
  whichGroups: { nl: 'Voor wie is het werk?', en: 'Who is the work for?' },
  whichGroupsHint: { nl: 'Eén tot vier. Ze komen in de plaats van de oude.', en: 'One to four. They replace the present ones.' },
  preview: { nl: 'Dit gaat er gebeuren', en: 'This is what will happen' },
  sayWhat: { nl: 'Kies eerst wat het wordt.', en: 'First choose what it becomes.' },
  becomes: { nl: 'wordt', en: 'becomes' },
  isSo: { nl: 'Dat is al zo', en: 'It is so already' },
  nobody: { nl: 'Niemand', en: 'Nobody' },
  leaveOut: { nl: 'Laat weg', en: 'Leave out' },
  leaveOutOne: { nl: ({ title }: { title: string }) => `Laat weg: ${title}`, en: ({ title }: { title: string }) => `Leave out: ${title}` },
  leaveOutAll: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Laat die ene weg', other: `Laat die ${n} weg` }),
    en: ({ n }: N) => plural('en', n, { one: 'Leave that one out', other: `Leave those ${n} out` }),
  },
  allOrNone: {
    nl: ({ n }: N) =>
      plural('nl', n, {
        one: '1 vacature kan niet mee. Laat die weg, dan kan de rest.',
        other: `${n} vacatures kunnen niet mee. Laat ze weg, dan kan de rest.`,
      }),
    en: ({ n }: N) =>
      plural('en', n, {
        one: '1 vacancy cannot take part. Leave it out, and the rest can go on.',
        other: `${n} vacancies cannot take part. Leave them out, and the rest can go on.`,
      }),
  },
  extendThem: { nl: ({ n }: N) => `Verleng ${vacancies.nl(n)}`, en: ({ n }: N) => `Extend ${vacancies.en(n)}` },
  closeThem: { nl: ({ n }: N) => `Sluit ${vacancies.nl(n)}`, en: ({ n }: N) => `Close ${vacancies.en(n)}` },
  contactThem: { nl: ({ n }: N) => `Verander ${vacancies.nl(n)}`, en: ({ n }: N) => `Change ${vacancies.en(n)}` },
  themesThem: { nl: ({ n }: N) => `Verander ${vacancies.nl(n)}`, en: ({ n }: N) => `Change ${vacancies.en(n)}` },
  groupsThem: { nl: ({ n }: N) => `Verander ${vacancies.nl(n)}`, en: ({ n }: N) => `Change ${vacancies.en(n)}` },
  firstThem: { nl: ({ n }: N) => `Verander ${vacancies.nl(n)}`, en: ({ n }: N) => `Change ${vacancies.en(n)}` },
  done: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 vacature veranderd', other: `${n} vacatures veranderd` }),
    en: ({ n }: N) => plural('en', n, { one: '1 vacancy changed', other: `${n} vacancies changed` }),
  },
  none: { nl: 'Kies eerst vacatures', en: 'Choose vacancies first' },
  noneText: { nl: 'Vink in de lijst aan welke je samen wilt bewerken.', en: 'Tick in the list which ones you want to edit together.' },
  toList: { nl: 'Naar de lijst', en: 'To the list' },
})

/** Why a vacancy cannot take part in the bulk change, by error code. */
export const refusalWords: Readonly<Record<string, { nl: string; en: string }>> = defineMessages({
  ...errorWords,
  too_many_first: { nl: 'Er staan al tien vacatures vooraan', en: 'Ten vacancies stand first already' },
  not_later: { nl: 'Deze loopt al langer', en: 'This one runs longer already' },
  invalid_transition: { nl: 'Dit kan niet bij deze status', en: 'Its state does not allow this' },
  vacancy_over: { nl: 'Deze is voorbij', en: 'This one is over' },
  related_not_found: { nl: 'Deze persoon hoort niet bij de organisatie', en: 'This person does not belong to the organization' },
  forbidden: { nl: 'Deze mag je niet veranderen', en: 'You may not change this one' },
  other: { nl: 'Dit kan hier niet', en: 'This cannot be done here' },
})

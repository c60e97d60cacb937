import { inDigits } from '#kernel/i18n/numbers.ts'
import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type Range = { from: number; to: number; total: number }

export const messages = defineMessages({
  choose: { nl: ({ name }: { name: string }) => `Kies ${name}`, en: ({ name }: { name: string }) => `Select ${name}` },
  chooseAll: { nl: 'Kies alles op deze pagina', en: 'Select everything on this page' },
  selection: { nl: 'Acties voor wat je hebt gekozen', en: 'Actions for what you selected' },
  chosen: { nl: ({ n }: N) => `${n} gekozen`, en: ({ n }: N) => `${n} selected` },
  mostChosen: { nl: ({ n }: N) => `Hooguit ${n} tegelijk`, en: ({ n }: N) => `At most ${n} at once` },
  clear: { nl: 'Selectie wissen', en: 'Clear selection' },
  range: {
    nl: ({ from, to, total }: Range) => `${inDigits('nl', from)} tot en met ${inDigits('nl', to)} van ${inDigits('nl', total)}`,
    en: ({ from, to, total }: Range) => `${inDigits('en', from)} to ${inDigits('en', to)} of ${inDigits('en', total)}`,
  },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  page: { nl: ({ page }: { page: number }) => `Pagina ${page}`, en: ({ page }: { page: number }) => `Page ${page}` },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  search: { nl: 'Zoek', en: 'Search' },
  sort: { nl: 'Volgorde', en: 'Order' },
  descending: { nl: ({ name }: { name: string }) => `${name}, andersom`, en: ({ name }: { name: string }) => `${name}, reversed` },
  show: { nl: 'Toon', en: 'Show' },
  filters: { nl: 'Filters', en: 'Filters' },
  clearFilters: { nl: 'Wis filters', en: 'Clear filters' },
  without: { nl: ({ label }: { label: string }) => `Zonder filter ${label}`, en: ({ label }: { label: string }) => `Without filter ${label}` },
  nothing: { nl: 'Niets gevonden', en: 'Nothing found' },
  nothingText: { nl: 'Met deze woorden en filters is er niets. Probeer het ruimer.', en: 'There is nothing with these words and filters. Try a wider search.' },
  seeAll: { nl: 'Bekijk alles', en: 'See everything' },
  failed: { nl: 'De lijst kon niet worden geladen', en: 'The list could not be loaded' },
  close: { nl: 'Sluit', en: 'Close' },
  previousRow: { nl: 'Vorige in de lijst', en: 'Previous in the list' },
  nextRow: { nl: 'Volgende in de lijst', en: 'Next in the list' },
  gone: { nl: 'Dit is er niet (meer).', en: 'This is not here (any more).' },
  importMany: { nl: 'Importeer een lijst', en: 'Import a list' },
  // Actions
  will: { nl: 'Dit gaat er gebeuren', en: 'This is what will happen' },
  willChange: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 verandert', other: `${n} veranderen` }),
    en: ({ n }: N) => plural('en', n, { one: '1 changes', other: `${n} change` }),
  },
  isSoAlready: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 is al zo en blijft zo', other: `${n} zijn al zo en blijven zo` }),
    en: ({ n }: N) => plural('en', n, { one: '1 is so already and stays so', other: `${n} are so already and stay so` }),
  },
  cannot: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 kan niet en doet niet mee', other: `${n} kunnen niet en doen niet mee` }),
    en: ({ n }: N) => plural('en', n, { one: '1 cannot and is left out', other: `${n} cannot and are left out` }),
  },
  mailsGo: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Na 10 seconden gaat er 1 e-mail uit', other: `Na 10 seconden gaan er ${n} e-mails uit` }),
    en: ({ n }: N) => plural('en', n, { one: '1 email goes out after 10 seconds', other: `${n} emails go out after 10 seconds` }),
  },
  noMails: { nl: 'Er gaat geen e-mail uit', en: 'No email goes out' },
  nothingChanges: { nl: 'Er verandert niets', en: 'Nothing changes' },
  back: { nl: 'Nee, ga terug', en: 'No, go back' },
  why: { nl: 'Waarom', en: 'Why' },
  reason: { nl: 'Bericht', en: 'Message' },
  notAfterAll: { nl: 'Toch niet', en: 'Not after all' },
  refused: { nl: 'Dat lukte niet. Er is niets veranderd.', en: 'That did not work. Nothing has changed.' },
  // Views
  views: { nl: 'Weergaven', en: 'Views' },
  viewSaved: { nl: ({ name }: { name: string }) => `Weergave ${name} is bewaard`, en: ({ name }: { name: string }) => `View ${name} has been saved` },
  viewRemoved: { nl: ({ name }: { name: string }) => `Weergave ${name} is verwijderd`, en: ({ name }: { name: string }) => `View ${name} has been removed` },
  viewName: { nl: 'Naam van de weergave', en: 'Name of the view' },
  keep: { nl: 'Bewaar', en: 'Save' },
  removeView: { nl: ({ name }: { name: string }) => `Verwijder weergave ${name}`, en: ({ name }: { name: string }) => `Remove view ${name}` },
  noViews: { nl: 'Kies filters en bewaar ze hier, dan zijn ze één klik weg.', en: 'Choose filters and save them here, then they are one click away.' },
})

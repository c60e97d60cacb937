import { defineMessages } from '#kernel/i18n/messages.ts'

type By = { by: string | null }

export const conflictWords = defineMessages({
  conflict: {
    nl: (f: By) => `${f.by ?? 'Iemand anders'} heeft intussen ook iets veranderd`,
    en: (f: By) => `${f.by ?? 'Somebody else'} changed something meanwhile`,
  },
  conflictText: {
    nl: 'Er is nog niets opgeslagen. Kies wat er komt, of pas het hieronder aan.',
    en: 'Nothing has been saved yet. Choose what stays, or change it below.',
  },
  mine: { nl: 'Jij', en: 'You' },
  theirs: { nl: (f: By) => (f.by ? `Nu van ${f.by}` : 'Staat er nu'), en: (f: By) => (f.by ? `Now by ${f.by}` : 'There now') },
  noPicture: { nl: '(geen foto)', en: '(no picture)' },
  picture: { nl: 'De foto', en: 'The picture' },
  empty: { nl: '(leeg)', en: '(empty)' },
  allMine: { nl: 'Alles van mij', en: 'All of mine' },
  allTheirs: { nl: (f: By) => (f.by ? `Alles van ${f.by}` : 'Alles wat er nu staat'), en: (f: By) => (f.by ? `All by ${f.by}` : 'All that is there now') },
})

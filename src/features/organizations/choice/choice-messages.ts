import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** The field to search and choose an organization. */
export const choiceWords = defineMessages({
  label: { nl: 'Organisatie', en: 'Organization' },
  hint: { nl: 'Typ een paar letters van de naam en kies uit de lijst.', en: 'Type a few letters of the name and choose from the list.' },
  list: { nl: 'Organisaties', en: 'Organizations' },
  choose: { nl: 'Kies een organisatie', en: 'Choose an organization' },
  missing: { nl: 'Kies een organisatie uit de lijst.', en: 'Choose an organization from the list.' },
  offered: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: '1 organisatie. Kies met de pijltoetsen.', other: `${n} organisaties. Kies met de pijltoetsen.` }),
    en: ({ n }: { n: number }) =>
      plural('en', n, { one: '1 organization. Choose with the arrow keys.', other: `${n} organizations. Choose with the arrow keys.` }),
  },
  at: { nl: (f: { organization: string }) => `Bij ${f.organization}`, en: (f: { organization: string }) => `At ${f.organization}` },
  notOnlyAt: { nl: (f: { organization: string }) => `Niet alleen bij ${f.organization}`, en: (f: { organization: string }) => `Not only at ${f.organization}` },
  nothing: { nl: 'Geen organisatie gevonden. Typ een ander deel van de naam.', en: 'No organization found. Type another part of the name.' },
})

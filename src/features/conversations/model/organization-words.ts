import { defineMessages } from '#kernel/i18n/messages.ts'

/** The conversation of a center with an organization about that organization. */
export const organizationWords = defineMessages({
  title: { nl: (f: { center: string }) => `Gesprek met ${f.center}`, en: (f: { center: string }) => `Conversation with ${f.center}` },
  titleWith: { nl: (f: { name: string }) => `Gesprek met ${f.name}`, en: (f: { name: string }) => `Conversation with ${f.name}` },
  askFirst: {
    nl: 'De beheerders krijgen je vraag in een mail en kunnen hier antwoorden.',
    en: 'The admins get your question by mail and can answer here.',
  },
  question: { nl: 'Typ je vraag', en: 'Type your question' },
  ask: { nl: 'Stel vraag', en: 'Ask' },
  asked: { nl: 'Je vraag is verstuurd.', en: 'Your question has been sent.' },
  tooEmpty: { nl: 'Schrijf eerst je vraag.', en: 'Write your question first.' },
})

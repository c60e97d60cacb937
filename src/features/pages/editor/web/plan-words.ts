import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of scheduling a page. */
export const planWords = defineMessages({
  plan: { nl: 'Plan in', en: 'Schedule' },
  planned: { nl: ({ when }: { when: string }) => `Komt online op ${when}`, en: ({ when }: { when: string }) => `Will be online on ${when}` },
  plannedOlder: {
    nl: 'Dan komt online wat er stond toen je dit inplande. Wat je daarna schreef, komt niet mee. Plan de pagina opnieuw in om het mee te nemen.',
    en: 'What it said when you scheduled it will be online then. What you wrote since is not part of it. Schedule the page again to have it in.',
  },
  unplan: { nl: 'Toch niet inplannen', en: 'Do not publish it then' },
  when: { nl: 'Wanneer?', en: 'When?' },
})

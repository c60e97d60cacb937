import { defineBlock, link, words } from '#features/pages/blocks/define-block.ts'

export const band = defineBlock({
  kind: 'band',
  name: { nl: 'Oproep', en: 'Call' },
  about: { nl: 'Een vlak met een knop, naast tegels', en: 'A surface with a button, beside tiles' },
  icon: 'hand-heart',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    text: words({ label: { nl: 'Tekst', en: 'Text' }, max: 300, long: true, optional: true }),
    button: words({ label: { nl: 'Woorden op de knop', en: 'Words on the button' }, max: 40 }),
    href: link({ label: { nl: 'De knop leidt naar', en: 'The button leads to' } }),
  },
  example: {
    title: { nl: 'Zoek je zelf vrijwilligers?', en: 'Are you looking for volunteers?' },
    text: { nl: 'Meld je school, club of stichting aan. Dat is gratis.', en: 'Sign up your school, club or foundation. It is free.' },
    button: { nl: 'Organisatie aanmelden', en: 'Sign up an organization' },
    href: '/organizations/signup',
  },
})

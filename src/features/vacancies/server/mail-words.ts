import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { vacancy: string }

export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  publishedSubject: { nl: (f: Named) => `‘${f.vacancy}’ staat online`, en: (f: Named) => `‘${f.vacancy}’ is online` },
  publishedText: {
    nl: 'Jullie vacature staat nu in de vacaturebank. Zodra iemand zich aanmeldt, krijg je een e-mail.',
    en: 'Your vacancy can be found now. As soon as somebody applies, you get an email.',
  },
  seeVacancy: { nl: 'Bekijk de vacature', en: 'See the vacancy' },
  deniedSubject: { nl: (f: Named) => `‘${f.vacancy}’ is nog niet geplaatst`, en: (f: Named) => `‘${f.vacancy}’ has not been published yet` },
  deniedText: { nl: 'We kunnen deze vacature zo nog niet plaatsen. Dit is waarom:', en: 'We cannot publish this vacancy as it is. This is why:' },
  call: {
    nl: (f: { phone: string | null }) => (f.phone ? `Wil je erover praten? Bel ons: ${f.phone}.` : 'Wil je erover praten? Neem contact met ons op.'),
    en: (f: { phone: string | null }) =>
      f.phone ? `Would you like to talk about it? Call us: ${f.phone}.` : 'Would you like to talk about it? Get in touch with us.',
  },
  why: {
    nl: 'Je krijgt deze e-mail omdat je beheerder bent van de organisatie van deze vacature.',
    en: 'You get this email because you are an admin of the organization of this vacancy.',
  },
})

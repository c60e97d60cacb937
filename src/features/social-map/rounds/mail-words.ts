import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { entry: string }
type Many = Named & { others: number }
type Center = { centerName: string }

const dueNl = ({ entry, others }: Many) =>
  others > 0 ? `Kloppen ${entry} en nog ${others} op de sociale kaart nog?` : `Klopt ${entry} op de sociale kaart nog?`
const dueEn = ({ entry, others }: Many) =>
  others > 0 ? `Are ${entry} and ${others} more on the social map still right?` : `Is ${entry} on the social map still right?`

export const roundMailWords = defineMessages({
  hello: {
    nl: (f: { firstName: string }) => (f.firstName ? `Dag ${f.firstName},` : 'Dag,'),
    en: (f: { firstName: string }) => (f.firstName ? `Hello ${f.firstName},` : 'Hello,'),
  },
  dueSubject: { nl: dueNl, en: dueEn },
  dueText: {
    nl: (f: Center) =>
      `Mensen die hulp zoeken, rekenen op de sociale kaart van ${f.centerName}. Kijk je even of het nog klopt? Eén druk op de knop is genoeg. Je hoeft niet in te loggen.`,
    en: (f: Center) =>
      `People who look for help rely on the social map of ${f.centerName}. Will you see whether it is still right? One press of the button is enough. You need not sign in.`,
  },
  againSubject: { nl: (f: Many) => `Nog even: ${dueNl(f)}`, en: (f: Many) => `Once more: ${dueEn(f)}` },
  againText: {
    nl: (f: Center) => `We hoorden nog niet of dit nog klopt. Kijk je even? Eén druk op de knop is genoeg. Horen we niets, dan belt ${f.centerName} je.`,
    en: (f: Center) =>
      `We have not heard yet whether this is still right. Will you have a look? One press of the button is enough. If we hear nothing, ${f.centerName} will call you.`,
  },
  staleSubject: { nl: (f: Named) => `${f.entry} staat niet meer in de lijst`, en: (f: Named) => `${f.entry} is no longer in the list` },
  staleText: {
    nl: (f: Center) =>
      `Een jaar lang heeft niemand gezegd dat dit nog klopt. Daarom staat het niet meer in de lijst van ${f.centerName}. Klopt alles nog? Met één druk op de knop staat het er weer in.`,
    en: (f: Center) =>
      `For a year nobody has said that this is still right. That is why it is no longer in the list of ${f.centerName}. Is everything still right? One press of the button puts it back.`,
  },
  look: { nl: 'Kijk of het klopt', en: 'See whether it is right' },
  call: {
    nl: (f: { phone: string | null }) => (f.phone ? `Liever bellen? Ons nummer is ${f.phone}.` : 'Liever praten? Neem contact met ons op.'),
    en: (f: { phone: string | null }) => (f.phone ? `Would you rather call? Our number is ${f.phone}.` : 'Would you rather talk? Get in touch with us.'),
  },
  why: {
    nl: (f: Center) => `Je krijgt deze e-mail omdat ${f.centerName} jou kent als contact van deze plek.`,
    en: (f: Center) => `You get this email because ${f.centerName} knows you as the contact of this entry.`,
  },
})

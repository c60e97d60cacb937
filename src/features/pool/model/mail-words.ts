import { defineMessages } from '#kernel/i18n/messages.ts'

type Invited = { vacancy: string; organization: string }
type Answered = { person: string; vacancy: string }

/** Mails of the volunteer pool. */
export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  invitedSubject: {
    nl: (f: Invited) => `${f.organization} vraagt of jij wilt helpen`,
    en: (f: Invited) => `${f.organization} asks whether you would like to help`,
  },
  invitedText: {
    nl: (f: Invited) =>
      `${f.organization} vond jouw kaart in de vrijwilligerspool en nodigt je uit voor ‘${f.vacancy}’. Liever niet? Dat is prima, en je hoeft niet te zeggen waarom.`,
    en: (f: Invited) =>
      `${f.organization} found your card in the volunteer pool and invites you for ‘${f.vacancy}’. Would you rather not? That is fine, and you need not say why.`,
  },
  wrote: {
    nl: (f: { sender: string; message: string }) => `${f.sender} schrijft: ${f.message}`,
    en: (f: { sender: string; message: string }) => `${f.sender} writes: ${f.message}`,
  },
  untilText: { nl: (f: { day: string }) => `Je kunt antwoorden tot en met ${f.day}.`, en: (f: { day: string }) => `You can answer until ${f.day}.` },
  toReplies: { nl: 'Lees en antwoord', en: 'Read and answer' },
  whyVolunteer: {
    nl: 'Je krijgt deze mail omdat organisaties je kaart in de vrijwilligerspool mogen zien.',
    en: 'You get this mail because organizations may see your card in the volunteer pool.',
  },
  expiringSubject: {
    nl: (f: Invited) => `Nog drie dagen: ${f.organization} wacht op je antwoord`,
    en: (f: Invited) => `Three days left: ${f.organization} waits for your answer`,
  },
  expiringText: {
    nl: (f: Invited) => `Je bent uitgenodigd voor ‘${f.vacancy}’ en hebt nog niet geantwoord. Doe je niets, dan verloopt de uitnodiging vanzelf.`,
    en: (f: Invited) => `You were invited for ‘${f.vacancy}’ and have not answered. If you do nothing, the invitation expires by itself.`,
  },
  acceptedSubject: { nl: (f: Answered) => `${f.person} zegt ja tegen je uitnodiging`, en: (f: Answered) => `${f.person} says yes to your invitation` },
  acceptedText: {
    nl: (f: Answered) => `${f.person} wil meer weten over ‘${f.vacancy}’. Dit is nu een aanvraag: antwoord binnen een paar dagen in het gesprek.`,
    en: (f: Answered) => `${f.person} would like to know more about ‘${f.vacancy}’. This is an application now: answer in the conversation within a few days.`,
  },
  toApplication: { nl: 'Open de aanvraag', en: 'Open the application' },
  declinedSubject: { nl: (f: Answered) => `${f.person}: past nu niet`, en: (f: Answered) => `${f.person}: does not suit now` },
  declinedText: {
    nl: (f: Answered) => `Je nodigde ${f.person} uit voor ‘${f.vacancy}’. Dat past nu niet. Misschien vind je iemand anders in de vrijwilligerspool.`,
    en: (f: Answered) => `You invited ${f.person} for ‘${f.vacancy}’. It does not suit now. Perhaps you find somebody else in the volunteer pool.`,
  },
  toPool: { nl: 'Zoek verder', en: 'Look further' },
  whyTeam: {
    nl: 'Je krijgt deze mail omdat je iemand uit de vrijwilligerspool uitnodigde.',
    en: 'You get this mail because you invited somebody of the volunteer pool.',
  },
  confirmSubject: { nl: 'Klopt je kaart in de vrijwilligerspool nog?', en: 'Is your card in the volunteer pool still right?' },
  confirmText: {
    nl: 'Je kaart staat er bijna een half jaar. Klopt alles nog? Druk dan op de knop. Doe je niets, dan ziet over twee weken niemand je kaart meer.',
    en: 'Your card has been there for almost half a year. Is it still right? Then press the button. If you do nothing, nobody sees your card from two weeks on.',
  },
  toConfirm: { nl: 'Ja, dit klopt nog', en: 'Yes, it is still right' },
  hiddenSubject: { nl: 'Je kaart in de vrijwilligerspool is verborgen', en: 'Your card in the volunteer pool is hidden' },
  hiddenText: {
    nl: 'Je hebt een half jaar niet laten weten of je kaart nog klopt. Daarom ziet niemand haar nu. Wil je weer gevonden worden? Bevestig je kaart op de website. Na nog een half jaar wissen we haar.',
    en: 'You have not said for half a year whether your card is still right, so nobody sees it now. Would you like to be found again? Confirm your card on the website. After another half year we erase it.',
  },
  removedSubject: { nl: 'Je kaart in de vrijwilligerspool is gewist', en: 'Your card in the volunteer pool has been erased' },
  removedText: {
    nl: 'Een jaar lang heeft niemand je kaart bevestigd. Daarom is zij nu gewist. Wil je weer gevonden worden? Dan maak je zo een nieuwe.',
    en: 'Nobody confirmed your card for a year, so it has been erased now. Would you like to be found again? You can make a new one at any time.',
  },
  toCard: { nl: 'Naar mijn kaart', en: 'To my card' },
  whyCard: {
    nl: 'Je krijgt deze mail omdat je een kaart in de vrijwilligerspool hebt.',
    en: 'You get this mail because you have a card in the volunteer pool.',
  },
})

import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { entry: string }
type By = Named & { organization: string }

export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  submittedSubject: { nl: (f: Named) => `${f.entry} wil op de sociale kaart`, en: (f: Named) => `${f.entry} would like to be on the social map` },
  submittedText: {
    nl: 'Kijk of alles klopt en duidelijk is. Zet de plek dan op de kaart, of stuur terug wat anders moet.',
    en: 'See whether everything is right and clear. Then put it on the map, or send back what should be different.',
  },
  judge: { nl: 'Bekijk de plek', en: 'Look at the entry' },
  approvedSubject: { nl: (f: Named) => `${f.entry} staat op de sociale kaart`, en: (f: Named) => `${f.entry} is on the social map` },
  approvedText: {
    nl: 'Inwoners vinden jullie nu. Verandert er iets? Pas het zelf aan, dan blijft het kloppen.',
    en: 'Residents can find you now. Does anything change? Change it yourself, so that it stays right.',
  },
  deniedSubject: { nl: (f: Named) => `${f.entry} staat nog niet op de sociale kaart`, en: (f: Named) => `${f.entry} is not on the social map yet` },
  deniedText: { nl: 'Dit moet eerst anders:', en: 'This has to be different first:' },
  change: { nl: 'Pas het aan', en: 'Change it' },
  see: { nl: 'Bekijk de plek', en: 'See the entry' },
  steppedClosed: { nl: (f: Named) => `${f.entry} staat op tijdelijk gesloten`, en: (f: Named) => `${f.entry} is marked as temporarily closed` },
  steppedActive: { nl: (f: Named) => `${f.entry} staat weer op de sociale kaart`, en: (f: Named) => `${f.entry} is on the social map again` },
  steppedInactive: { nl: (f: Named) => `${f.entry} is van de sociale kaart gehaald`, en: (f: Named) => `${f.entry} has been taken off the social map` },
  steppedDraft: { nl: (f: Named) => `${f.entry} is weer een concept`, en: (f: Named) => `${f.entry} is a draft again` },
  steppedText: {
    nl: (f: { centerName: string }) => `${f.centerName} heeft dit gedaan. Klopt het niet? Laat het ons weten.`,
    en: (f: { centerName: string }) => `${f.centerName} did this. Is it not right? Let us know.`,
  },
  suggestionSubject: { nl: (f: Named) => `Er klopt iets niet bij ${f.entry}`, en: (f: Named) => `Something is not right at ${f.entry}` },
  suggestionText: {
    nl: (f: { part: string }) => `Iemand zag iets dat niet klopt. Het gaat over: ${f.part.toLowerCase()}.`,
    en: (f: { part: string }) => `Somebody saw something that is not right. It is about: ${f.part.toLowerCase()}.`,
  },
  suggestionDo: { nl: 'Kijk ernaar en pas het aan, of zeg dat het wel klopt.', en: 'Look at it and change it, or say that it is right.' },
  answeredAccepted: { nl: (f: Named) => `Bedankt: ${f.entry} is aangepast`, en: (f: Named) => `Thank you: ${f.entry} has been changed` },
  answeredDeclined: { nl: (f: Named) => `We hebben gekeken naar ${f.entry}`, en: (f: Named) => `We have looked at ${f.entry}` },
  acceptedText: { nl: 'Je zag dat er iets niet klopte. Dat is nu verbeterd.', en: 'You saw that something was not right. It has been corrected.' },
  declinedText: {
    nl: 'Je schreef dat er iets niet klopte. We hebben ernaar gekeken, en het blijft zoals het is.',
    en: 'You wrote that something was not right. We have looked at it, and it stays as it is.',
  },
  claimedSubject: { nl: (f: By) => `${f.organization} wil ${f.entry} beheren`, en: (f: By) => `${f.organization} would like to look after ${f.entry}` },
  claimedSame: {
    nl: 'Het KvK-nummer van de organisatie is hetzelfde als dat van de plek.',
    en: 'The KvK number of the organization is the same as that of the entry.',
  },
  claimedOther: {
    nl: 'Het KvK-nummer is niet hetzelfde, of een van beide heeft er geen. Vraag na of het klopt.',
    en: 'The KvK number is not the same, or one of them has none. Ask whether it is right.',
  },
  claimAccepted: { nl: (f: Named) => `Jullie beheren nu ${f.entry}`, en: (f: Named) => `You look after ${f.entry} now` },
  claimAcceptedText: {
    nl: 'Kijk of alles nog klopt. Wat jullie aanpassen, zien inwoners meteen.',
    en: 'See whether everything is still right. Residents see at once what you change.',
  },
  claimRefused: { nl: (f: Named) => `Jullie kunnen ${f.entry} niet beheren`, en: (f: Named) => `You cannot look after ${f.entry}` },
  claimRefusedText: {
    nl: 'We konden niet zien dat deze plek bij jullie hoort.',
    en: 'We could not see that this entry belongs to you.',
  },
  call: {
    nl: (f: { phone: string | null }) => (f.phone ? `Wil je erover praten? Bel ons: ${f.phone}.` : 'Wil je erover praten? Neem contact met ons op.'),
    en: (f: { phone: string | null }) =>
      f.phone ? `Would you like to talk about it? Call us: ${f.phone}.` : 'Would you like to talk about it? Get in touch with us.',
  },
  why: {
    nl: 'Je krijgt deze e-mail omdat je voor deze plek op de sociale kaart zorgt.',
    en: 'You get this email because you look after this entry of the social map.',
  },
  whyCenter: {
    nl: (f: { centerName: string }) => `Je krijgt deze e-mail omdat je bij ${f.centerName} voor de sociale kaart zorgt.`,
    en: (f: { centerName: string }) => `You get this email because you look after the social map at ${f.centerName}.`,
  },
  whyPerson: { nl: 'Je krijgt deze e-mail omdat je dit zelf hebt gemeld.', en: 'You get this email because you told us about this.' },
})

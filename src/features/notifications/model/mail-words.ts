import { defineMessages } from '#kernel/i18n/messages.ts'

type F = { person: string; vacancy: string; organization: string }
/** An accepted volunteer who withdraws is said to stop (decisions 44). */
type Left = { wasPlaced?: boolean; byParent?: boolean }
/** An appointment was agreed. */
type Meets = { meeting?: unknown }

/** Mails about applications. The reader is the volunteer, unless a name says `Team` or `Center`. */
export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Hallo ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },

  createdSubject: { nl: (f: F) => `Je aanvraag bij ${f.organization} is verstuurd`, en: (f: F) => `Your application to ${f.organization} has been sent` },
  createdText: {
    nl: (f: F) => `Wat fijn dat je wilt helpen! ${f.organization} leest je bericht. Blijft het lang stil, dan sporen wij ze aan.`,
    en: (f: F) => `How good that you want to help! ${f.organization} will read your message. If it stays quiet for long, we give them a nudge.`,
  },
  invitedSubject: { nl: (f: F) => `${f.organization} wil je graag ontmoeten`, en: (f: F) => `${f.organization} would like to meet you` },
  invitedText: {
    nl: (f: F & Meets) =>
      f.meeting
        ? `Kom kennismaken voor ‘${f.vacancy}’. Kun je dan niet? Laat het weten in het gesprek op de website.`
        : `Spreek samen een dag en een tijd af voor ‘${f.vacancy}’. Dat kan in het gesprek op de website.`,
    en: (f: F & Meets) =>
      f.meeting
        ? `Come and meet for ‘${f.vacancy}’. Does that not suit you? Say so in the conversation on the website.`
        : `Agree on a day and a time for ‘${f.vacancy}’ together. You can do that in the conversation on the website.`,
  },
  acceptedSubject: { nl: (f: F) => `Je mag meedoen bij ${f.organization}`, en: (f: F) => `You can join in at ${f.organization}` },
  acceptedText: {
    nl: (f: F & Meets) =>
      `Goed nieuws: ${f.organization} is blij met je hulp. ${f.meeting ? 'Hieronder staat wanneer je begint en wie er op je wacht.' : 'Spreek samen af wanneer je begint.'}`,
    en: (f: F & Meets) =>
      `Good news: ${f.organization} is glad of your help. ${f.meeting ? 'Below you find when you start and who expects you.' : 'Agree together when you start.'}`,
  },
  rescheduledSubject: { nl: (f: F) => `Je afspraak met ${f.organization} is veranderd`, en: (f: F) => `Your appointment with ${f.organization} has changed` },
  rescheduledText: {
    nl: (f: F) => `Je komt op een ander moment of een andere plek voor ‘${f.vacancy}’. Het bestand bij deze e-mail past het aan in je agenda.`,
    en: (f: F) => `You come at another time or to another place for ‘${f.vacancy}’. The file with this email changes it in your calendar.`,
  },
  cannotTeamSubject: { nl: (f: F) => `${f.person} kan niet op de afgesproken dag`, en: (f: F) => `${f.person} cannot come on the day you agreed` },
  cannotTeamText: {
    nl: (f: F) => `De afspraak over ‘${f.vacancy}’ komt ${f.person} niet uit. Stel in het gesprek een andere dag voor.`,
    en: (f: F) => `The appointment about ‘${f.vacancy}’ does not suit ${f.person}. Propose another day in the conversation.`,
  },
  proposedTeamSubject: { nl: (f: F) => `${f.person} stelt een andere dag voor`, en: (f: F) => `${f.person} proposes another day` },
  proposedTeamText: {
    nl: (f: F) => `Komt het uit? Druk in het gesprek op ‘Ik kom’. Dan staat de afspraak over ‘${f.vacancy}’ vast.`,
    en: (f: F) => `Does it suit you? Press ‘I will be there’ in the conversation. Then the appointment about ‘${f.vacancy}’ is set.`,
  },
  unsuitableSubject: {
    nl: (f: F) => `De dag die je voorstelde komt ${f.organization} niet uit`,
    en: (f: F) => `The day you proposed does not suit ${f.organization}`,
  },
  unsuitableText: {
    nl: (f: F) => `Zoek in het gesprek over ‘${f.vacancy}’ samen een andere dag.`,
    en: (f: F) => `Find another day together in the conversation about ‘${f.vacancy}’.`,
  },
  placeFreeSubject: { nl: (f: F) => `Er is plek bij ${f.organization}`, en: (f: F) => `There is a place at ${f.organization}` },
  placeFreeText: {
    nl: (f: F) =>
      `Je stond op de wachtlijst voor ‘${f.vacancy}’, en er is een plek vrijgekomen. Wil je nog? Neem hem binnen drie dagen. Daarna vragen we ook wie na je komt.`,
    en: (f: F) =>
      `You were on the waiting list for ‘${f.vacancy}’, and a place has come free. Would you still like it? Take it within three days. After that we also ask whoever is next.`,
  },
  takePlace: { nl: 'Ja, ik wil de plek', en: 'Yes, I would like the place' },
  agreedSubject: { nl: () => 'Je mag meedoen van je ouder', en: () => 'Your parent agrees' },
  agreedText: {
    nl: (f: F) => `Je ouder gaf toestemming voor ‘${f.vacancy}’. ${f.organization} kan je nu aannemen.`,
    en: (f: F) => `Your parent agreed to ‘${f.vacancy}’. ${f.organization} can accept you now.`,
  },
  refusedSubject: { nl: () => 'Je ouder vindt het niet goed dat je meedoet', en: () => 'Your parent does not agree that you join in' },
  refusedText: {
    nl: (f: F) =>
      `Je ouder of verzorger gaf geen toestemming voor ‘${f.vacancy}’. Daarom doe je nu niet mee; ${f.organization} weet het. Praat er thuis over. Mag het later wel? Dan kun je je opnieuw aanmelden.`,
    en: (f: F) =>
      `Your parent or guardian did not consent to ‘${f.vacancy}’. That is why you do not join in now; ${f.organization} knows. Talk about it at home. If you may later, you can apply again.`,
  },
  forGuest: {
    nl: (f: { person: string }) => `Voor ${f.person}: `,
    en: (f: { person: string }) => `For ${f.person}: `,
  },
  forGuestText: {
    nl: (f: { person: string }) => `${f.person} heeft geen e-mail, en jij deed de aanvraag. Wil je dit doorgeven? Je kunt ook de brief opnieuw afdrukken.`,
    en: (f: { person: string }) => `${f.person} has no email, and you applied for them. Will you pass this on? You can also print the letter again.`,
  },
  claimedTeamSubject: {
    nl: (f: F) => `${f.person} neemt de vrije plek bij ‘${f.vacancy}’`,
    en: (f: F) => `${f.person} takes the free place at ‘${f.vacancy}’`,
  },
  claimedTeamText: {
    nl: (f: F) => `Er kwam een plek vrij en ${f.person} stond op de wachtlijst. ${f.person} doet nu mee. Spreek samen af wanneer het begint.`,
    en: (f: F) => `A place came free and ${f.person} was on the waiting list. ${f.person} joins in now. Agree together when it starts.`,
  },
  waitlistedSubject: { nl: (f: F) => `Je staat op de wachtlijst bij ${f.organization}`, en: (f: F) => `You are on the waiting list at ${f.organization}` },
  waitlistedText: {
    nl: (f: F) => `Alle plekken zijn nu bezet. Komt er een vrij, dan hoor je dat van ${f.organization}. Je mag intussen ook ergens anders reageren.`,
    en: (f: F) => `All places are taken now. If one becomes free, ${f.organization} will tell you. Meanwhile you are free to apply elsewhere.`,
  },
  declinedSubject: { nl: (f: F) => `Bij ${f.organization} lukt het deze keer niet`, en: (f: F) => `It does not work out at ${f.organization} this time` },
  declinedText: {
    nl: (f: F) => `Je kunt deze keer niet meedoen met ‘${f.vacancy}’. Dat zegt niets over jou: er is vast een plek die wel past.`,
    en: (f: F) => `You cannot join in with ‘${f.vacancy}’ this time. That says nothing about you: there is bound to be a place that suits you.`,
  },
  reopenedSubject: { nl: (f: F) => `${f.organization} kijkt opnieuw naar je aanvraag`, en: (f: F) => `${f.organization} is looking at your application again` },
  reopenedText: {
    nl: (f: F) => `Je kreeg eerder bericht dat het niet lukte bij ‘${f.vacancy}’. Dat is teruggedraaid. Je hoort er meer over.`,
    en: (f: F) => `You heard earlier that ‘${f.vacancy}’ did not work out. That has been undone. You will hear more.`,
  },
  completedSubject: { nl: (f: F) => `Bedankt voor je hulp bij ${f.organization}`, en: (f: F) => `Thank you for your help at ${f.organization}` },
  completedText: {
    nl: (f: F) => `${f.organization} heeft je hulp bij ‘${f.vacancy}’ afgerond. Bedankt voor je tijd en je aandacht!`,
    en: (f: F) => `${f.organization} has finished your help with ‘${f.vacancy}’. Thank you for your time and care!`,
  },
  stoppedSubject: { nl: (f: F) => `Je hulp bij ${f.organization} is gestopt`, en: (f: F) => `Your help at ${f.organization} has stopped` },
  stoppedText: {
    nl: (f: F) => `${f.organization} heeft je hulp bij ‘${f.vacancy}’ gestopt. Klopt dat niet? Antwoord in het gesprek, of bel ons.`,
    en: (f: F) => `${f.organization} has stopped your help with ‘${f.vacancy}’. Is that not right? Answer in the conversation, or call us.`,
  },
  expiredSubject: { nl: (f: F) => `Je aanvraag bij ${f.organization} is verlopen`, en: (f: F) => `Your application to ${f.organization} has expired` },
  expiredText: {
    nl: (f: F) => `Van ${f.organization} kwam geen besluit over ‘${f.vacancy}’. Dat spijt ons. We sluiten je aanvraag, zodat je niet blijft wachten.`,
    en: (f: F) => `${f.organization} made no decision about ‘${f.vacancy}’. We are sorry. We close your application, so that you do not keep waiting.`,
  },
  silentSubject: {
    nl: (f: F) => `${f.organization} antwoordt nog niet. Wij helpen je verder`,
    en: (f: F) => `${f.organization} has not answered yet. We are here to help`,
  },
  silentText: {
    nl: (f: F) => `Je wacht al twee weken op antwoord over ‘${f.vacancy}’. Dat is te lang. Onze coördinator neemt nu contact op met ${f.organization}.`,
    en: (f: F) => `You have waited two weeks for an answer about ‘${f.vacancy}’. That is too long. Our coordinator will now contact ${f.organization}.`,
  },

  tomorrowSubject: { nl: (f: F) => `Morgen verwacht ${f.organization} je`, en: (f: F) => `Tomorrow ${f.organization} expects you` },
  tomorrowText: {
    nl: (f: F & Meets) =>
      `Morgen is het zover: je komt voor ‘${f.vacancy}’. ${f.meeting ? 'Hieronder staat hoe laat, waar en wie er op je wacht.' : 'In het gesprek op de website lees je wat je afsprak.'} Kun je toch niet? Laat het vandaag nog weten.`,
    en: (f: F & Meets) =>
      `Tomorrow is the day: you come for ‘${f.vacancy}’. ${f.meeting ? 'Below you find what time, where and who expects you.' : 'In the conversation on the website you read what you agreed.'} Can you not come after all? Say so today.`,
  },
  evaluateSubject: { nl: (f: F) => `Hoe vond je het bij ${f.organization}?`, en: (f: F) => `How was it at ${f.organization}?` },
  evaluateText: {
    nl: (f: F) => `Je hulp bij ‘${f.vacancy}’ is voorbij. Hoe was het? Eén keuze is genoeg, een paar woorden mogen erbij. ${f.organization} leest het ook.`,
    en: (f: F) => `Your help with ‘${f.vacancy}’ is over. How was it? One choice is enough, a few words are welcome. ${f.organization} reads it too.`,
  },
  tellHow: { nl: 'Vertel hoe het was', en: 'Tell how it was' },
  assignedTeamSubject: { nl: (f: F) => `Pak jij de aanvraag van ${f.person} op?`, en: (f: F) => `Will you take up ${f.person}’s application?` },
  assignedTeamText: {
    nl: (f: F & { author?: string }) =>
      `${f.author ?? 'Een collega'} gaf jou de aanvraag voor ‘${f.vacancy}’. Vanaf nu krijg jij de e-mails erover, en ziet ${f.person} jouw naam.`,
    en: (f: F & { author?: string }) =>
      `${f.author ?? 'A colleague'} gave you the application for ‘${f.vacancy}’. From now on you get the emails about it, and ${f.person} sees your name.`,
  },

  receivedTeamSubject: { nl: (f: F) => `${f.person} wil meedoen met ‘${f.vacancy}’`, en: (f: F) => `${f.person} wants to join in with ‘${f.vacancy}’` },
  receivedTeamText: {
    nl: (f: F) => `Goed nieuws: ${f.person} meldt zich aan. Een kort antwoord binnen een paar dagen doet al veel.`,
    en: (f: F) => `Good news: ${f.person} has applied. A short answer within a few days does a lot.`,
  },
  withdrawnTeamSubject: {
    nl: (f: F & Left) =>
      f.byParent
        ? `${f.person} mag niet meedoen met ‘${f.vacancy}’`
        : f.wasPlaced
          ? `${f.person} stopt toch met ‘${f.vacancy}’`
          : `${f.person} trekt de aanvraag voor ‘${f.vacancy}’ in`,
    en: (f: F & Left) =>
      f.byParent
        ? `${f.person} may not join in with ‘${f.vacancy}’`
        : f.wasPlaced
          ? `${f.person} has to stop with ‘${f.vacancy}’ after all`
          : `${f.person} withdraws the application for ‘${f.vacancy}’`,
  },
  withdrawnTeamText: {
    nl: (f: F & Left) =>
      `${f.byParent ? 'Een ouder of verzorger vindt het niet goed. ' : ''}${f.person} doet ${f.wasPlaced ? 'niet meer' : 'niet'} mee. Je hoeft niets te doen.`,
    en: (f: F & Left) =>
      `${f.byParent ? 'A parent or guardian does not agree. ' : ''}${f.person} will ${f.wasPlaced ? 'no longer' : 'not'} join in. There is nothing you need to do.`,
  },
  reminderTeamSubject: {
    nl: (f: F & { days: number }) => `${f.person} wacht al ${f.days} dagen op je antwoord`,
    en: (f: F & { days: number }) => `${f.person} has been waiting ${f.days} days for your answer`,
  },
  reminderTeamText: {
    nl: (f: F & { centerName: string }) =>
      `Laat ${f.person} even weten hoe het ervoor staat, ook als je nog niet beslist hebt. Na twee weken stilte neemt ${f.centerName} contact met je op.`,
    en: (f: F & { centerName: string }) =>
      `Let ${f.person} know how things stand, even if you have not decided yet. After two weeks of silence ${f.centerName} will contact you.`,
  },
  escalatedCenterSubject: {
    nl: (f: F) => `${f.organization} antwoordt al twee weken niet op ${f.person}`,
    en: (f: F) => `${f.organization} has not answered ${f.person} for two weeks`,
  },
  escalatedCenterText: {
    nl: (f: F) => `Bel ${f.organization}, of beslis zelf over de aanvraag. ${f.person} kreeg bericht van ons, met andere plekken die nog vrij zijn.`,
    en: (f: F) => `Call ${f.organization}, or decide on the application yourself. ${f.person} has heard from us, with other places that are still free.`,
  },

  messageSubject: {
    nl: (f: { author: string; vacancy: string }) => `Bericht van ${f.author} over ‘${f.vacancy}’`,
    en: (f: { author: string; vacancy: string }) => `Message from ${f.author} about ‘${f.vacancy}’`,
  },
  saysSo: { nl: (f: { author: string }) => `${f.author} schrijft:`, en: (f: { author: string }) => `${f.author} writes:` },
  answerThere: { nl: 'Antwoord op de website, dan blijft alles bij elkaar.', en: 'Answer on the website, so that everything stays together.' },

  lookFurther: { nl: 'Deze plekken zijn nog vrij:', en: 'These places are still free:' },
  awayFrom: { nl: (f: { km: string }) => `${f.km} van de plek die je koos`, en: (f: { km: string }) => `${f.km} from the place you chose` },
  factVacancy: { nl: 'Waarvoor', en: 'For' },
  factOrganization: { nl: 'Waar', en: 'With' },
  factPerson: { nl: 'Wie', en: 'Who' },
  factDate: { nl: 'Verstuurd op', en: 'Sent on' },
  factWhen: { nl: 'Wanneer', en: 'When' },
  factPlace: { nl: 'Plek', en: 'Place' },
  factContact: { nl: 'Vraag naar', en: 'Ask for' },
  calendarFile: { nl: 'Zet het in je agenda', en: 'Put it in your calendar' },
  factReason: { nl: 'Reden', en: 'Reason' },

  see: { nl: 'Bekijk je aanvraag', en: 'See your application' },
  seeTeam: { nl: 'Bekijk de aanvraag', en: 'See the application' },
  answer: { nl: 'Lees en antwoord', en: 'Read and answer' },

  why: {
    nl: (f: F) => `Je krijgt deze e-mail omdat je je hebt aangemeld voor ‘${f.vacancy}’.`,
    en: (f: F) => `You get this email because you applied for ‘${f.vacancy}’.`,
  },
  whyTeam: {
    nl: (f: F) => `Je krijgt deze e-mail omdat je bij ${f.organization} de aanvragen beantwoordt.`,
    en: (f: F) => `You get this email because you answer applications at ${f.organization}.`,
  },
  whyCenter: { nl: 'Je krijgt deze e-mail omdat je coördinator bent.', en: 'You get this email because you are a coordinator.' },
})

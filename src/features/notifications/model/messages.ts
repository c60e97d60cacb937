import type { EventKey, NoticeFacts } from './event-keys.ts'

type F = NoticeFacts

/** One line in the list of notices, by event. */
export const noticeWords = {
  'application.created': { nl: (f: F) => `Je aanvraag voor ‘${f.vacancy}’ is verstuurd.`, en: (f: F) => `Your application for ‘${f.vacancy}’ has been sent.` },
  'application.received': { nl: (f: F) => `${f.person} wil meedoen met ‘${f.vacancy}’.`, en: (f: F) => `${f.person} wants to join in with ‘${f.vacancy}’.` },
  'application.in_review': {
    nl: (f: F) => `${f.organization} leest je aanvraag voor ‘${f.vacancy}’.`,
    en: (f: F) => `${f.organization} is reading your application for ‘${f.vacancy}’.`,
  },
  'application.invited': {
    nl: (f: F) => `${f.organization} wil kennismaken voor ‘${f.vacancy}’.`,
    en: (f: F) => `${f.organization} would like to meet you about ‘${f.vacancy}’.`,
  },
  'application.accepted': {
    nl: (f: F) => `Je mag meedoen met ‘${f.vacancy}’ bij ${f.organization}.`,
    en: (f: F) => `You can join in with ‘${f.vacancy}’ at ${f.organization}.`,
  },
  'application.active': { nl: (f: F) => `Je bent gestart met ‘${f.vacancy}’.`, en: (f: F) => `You have started with ‘${f.vacancy}’.` },
  'application.completed': {
    nl: (f: F) => `Je hulp bij ‘${f.vacancy}’ is afgerond. Bedankt!`,
    en: (f: F) => `Your help with ‘${f.vacancy}’ is finished. Thank you!`,
  },
  'application.declined': { nl: (f: F) => `Bij ‘${f.vacancy}’ lukt het deze keer niet.`, en: (f: F) => `‘${f.vacancy}’ does not work out this time.` },
  'application.withdrawn': {
    nl: (f: F) =>
      f.byParent
        ? `${f.person} mag van een ouder niet meedoen met ‘${f.vacancy}’.`
        : f.wasPlaced
          ? `${f.person} stopt toch met ‘${f.vacancy}’.`
          : `${f.person} heeft de aanvraag voor ‘${f.vacancy}’ ingetrokken.`,
    en: (f: F) =>
      f.byParent
        ? `A parent does not agree that ${f.person} joins in with ‘${f.vacancy}’.`
        : f.wasPlaced
          ? `${f.person} has to stop with ‘${f.vacancy}’ after all.`
          : `${f.person} has withdrawn the application for ‘${f.vacancy}’.`,
  },
  'application.waitlisted': { nl: (f: F) => `Je staat op de wachtlijst voor ‘${f.vacancy}’.`, en: (f: F) => `You are on the waiting list for ‘${f.vacancy}’.` },
  'application.stopped': { nl: (f: F) => `Je hulp bij ‘${f.vacancy}’ is gestopt.`, en: (f: F) => `Your help with ‘${f.vacancy}’ has stopped.` },
  'application.expired': {
    nl: (f: F) => `De aanvraag van ${f.person} voor ‘${f.vacancy}’ is verlopen.`,
    en: (f: F) => `${f.person}’s application for ‘${f.vacancy}’ has expired.`,
  },
  'application.reopened': {
    nl: (f: F) => `${f.organization} kijkt opnieuw naar je aanvraag voor ‘${f.vacancy}’.`,
    en: (f: F) => `${f.organization} is looking at your application for ‘${f.vacancy}’ again.`,
  },
  'application.rescheduled': {
    nl: (f: F) => `${f.organization} veranderde je afspraak over ‘${f.vacancy}’.`,
    en: (f: F) => `${f.organization} changed your appointment about ‘${f.vacancy}’.`,
  },
  'application.comes': {
    nl: (f: F) => `${f.person} komt op de afspraak over ‘${f.vacancy}’.`,
    en: (f: F) => `${f.person} comes to the appointment about ‘${f.vacancy}’.`,
  },
  'application.cannot': {
    nl: (f: F) => `${f.person} kan niet op de dag van de afspraak over ‘${f.vacancy}’.`,
    en: (f: F) => `${f.person} cannot come on the day of the appointment about ‘${f.vacancy}’.`,
  },
  'application.proposed': {
    nl: (f: F) => `${f.person} stelt een andere dag voor over ‘${f.vacancy}’.`,
    en: (f: F) => `${f.person} proposes another day about ‘${f.vacancy}’.`,
  },
  'application.unsuitable': {
    nl: (f: F) => `De dag die je voorstelde komt ${f.organization} niet uit.`,
    en: (f: F) => `The day you proposed does not suit ${f.organization}.`,
  },
  'application.place_free': {
    nl: (f: F) => `Er is plek bij ‘${f.vacancy}’. Wil je nog?`,
    en: (f: F) => `There is a place at ‘${f.vacancy}’. Would you still like it?`,
  },
  'application.parent_agreed': {
    nl: (f: F) => `De ouder van ${f.person} vindt het goed dat ${f.person} meedoet met ‘${f.vacancy}’.`,
    en: (f: F) => `${f.person}’s parent agrees that ${f.person} joins in with ‘${f.vacancy}’.`,
  },
  'application.parent_refused': {
    nl: (f: F) => `Je ouder of verzorger vindt het niet goed dat je meedoet met ‘${f.vacancy}’.`,
    en: (f: F) => `Your parent or guardian does not agree that you join in with ‘${f.vacancy}’.`,
  },
  'application.claimed': {
    nl: (f: F) => `${f.person} neemt de vrije plek bij ‘${f.vacancy}’.`,
    en: (f: F) => `${f.person} takes the free place at ‘${f.vacancy}’.`,
  },
  'application.reminder': {
    nl: (f: F) => `${f.person} wacht al ${f.days ?? 0} dagen op antwoord over ‘${f.vacancy}’.`,
    en: (f: F) => `${f.person} has been waiting ${f.days ?? 0} days for an answer about ‘${f.vacancy}’.`,
  },
  'application.start_tomorrow': {
    nl: (f: F) => `Morgen verwacht ${f.organization} je voor ‘${f.vacancy}’.`,
    en: (f: F) => `Tomorrow ${f.organization} expects you for ‘${f.vacancy}’.`,
  },
  'application.evaluate': {
    nl: (f: F) => `Hoe vond je het bij ${f.organization}? Vertel het in een minuut.`,
    en: (f: F) => `How was it at ${f.organization}? Tell us in a minute.`,
  },
  'application.assigned': {
    nl: (f: F) => `${f.author ?? 'Een collega'} vraagt je de aanvraag van ${f.person} op te pakken.`,
    en: (f: F) => `${f.author ?? 'A colleague'} asks you to take up ${f.person}’s application.`,
  },
  'application.escalated': {
    nl: (f: F) => `${f.organization} antwoordt al twee weken niet op ${f.person}.`,
    en: (f: F) => `${f.organization} has not answered ${f.person} for two weeks.`,
  },
  'application.silent': {
    nl: (f: F) => `${f.organization} is stil. Wij helpen je verder met ‘${f.vacancy}’.`,
    en: (f: F) => `${f.organization} is quiet. We are helping you with ‘${f.vacancy}’.`,
  },
  'organization.asked': {
    nl: (f: F) => `${f.person} heeft een vraag over ${f.organization}.`,
    en: (f: F) => `${f.person} has a question about ${f.organization}.`,
  },
  'organization.answered': { nl: (f: F) => `${f.organization} heeft geantwoord op je vraag.`, en: (f: F) => `${f.organization} has answered your question.` },
  'template.broken': {
    nl: (f: F) => `Jullie eigen tekst van de e-mail ‘${f.mail?.nl ?? ''}’ werkt niet meer. De standaardtekst is verstuurd.`,
    en: (f: F) => `Your own words of the email ‘${f.mail?.en ?? ''}’ no longer work. The standard words were sent.`,
  },
  'message.unread': { nl: (f: F) => `Nieuw bericht over ‘${f.vacancy}’.`, en: (f: F) => `New message about ‘${f.vacancy}’.` },
} as const satisfies Record<EventKey, { nl: (f: F) => string; en: (f: F) => string }>

type S = { subject: string }

/** A person's own actions, by audit event; actions without words here are not shown. */
export const activityWords = {
  'vacancy.denied': { nl: (f: S) => `Je wees de vacature ‘${f.subject}’ af.`, en: (f: S) => `You denied the vacancy ‘${f.subject}’.` },
  'vacancy.extended': { nl: (f: S) => `Je verlengde ‘${f.subject}’.`, en: (f: S) => `You extended ‘${f.subject}’.` },
  'application.submitted': { nl: (f: S) => `Je meldde je aan voor ‘${f.subject}’.`, en: (f: S) => `You applied for ‘${f.subject}’.` },
  'application.withdrawn': { nl: (f: S) => `Je trok je aanvraag voor ‘${f.subject}’ in.`, en: (f: S) => `You withdrew your application for ‘${f.subject}’.` },
  'application.in_review': { nl: (f: S) => `Je las een aanvraag voor ‘${f.subject}’.`, en: (f: S) => `You read an application for ‘${f.subject}’.` },
  'application.invited': { nl: (f: S) => `Je nodigde iemand uit voor ‘${f.subject}’.`, en: (f: S) => `You invited somebody for ‘${f.subject}’.` },
  'application.accepted': { nl: (f: S) => `Je nam iemand aan voor ‘${f.subject}’.`, en: (f: S) => `You accepted somebody for ‘${f.subject}’.` },
  'application.declined': { nl: (f: S) => `Je wees een aanvraag voor ‘${f.subject}’ af.`, en: (f: S) => `You declined an application for ‘${f.subject}’.` },
  'application.waitlisted': {
    nl: (f: S) => `Je zette iemand op de wachtlijst voor ‘${f.subject}’.`,
    en: (f: S) => `You put somebody on the waiting list for ‘${f.subject}’.`,
  },
  'application.rescheduled': {
    nl: (f: S) => `Je veranderde de afspraak over ‘${f.subject}’.`,
    en: (f: S) => `You changed the appointment about ‘${f.subject}’.`,
  },
  'application.active': { nl: (f: S) => `Iemand is gestart met ‘${f.subject}’.`, en: (f: S) => `Somebody started with ‘${f.subject}’.` },
  'application.completed': { nl: (f: S) => `Je rondde de hulp bij ‘${f.subject}’ af.`, en: (f: S) => `You finished the help with ‘${f.subject}’.` },
  'application.stopped': { nl: (f: S) => `Je stopte de hulp bij ‘${f.subject}’.`, en: (f: S) => `You stopped the help with ‘${f.subject}’.` },
  'vacancy.created': { nl: (f: S) => `Je maakte de vacature ‘${f.subject}’.`, en: (f: S) => `You made the vacancy ‘${f.subject}’.` },
  'vacancy.submitted': { nl: (f: S) => `Je stuurde de vacature ‘${f.subject}’ in.`, en: (f: S) => `You submitted the vacancy ‘${f.subject}’.` },
  'vacancy.published': { nl: (f: S) => `De vacature ‘${f.subject}’ staat online.`, en: (f: S) => `The vacancy ‘${f.subject}’ is online.` },
  'vacancy.paused': { nl: (f: S) => `Je zette de vacature ‘${f.subject}’ stil.`, en: (f: S) => `You paused the vacancy ‘${f.subject}’.` },
  'vacancy.closed': { nl: (f: S) => `Je sloot de vacature ‘${f.subject}’.`, en: (f: S) => `You closed the vacancy ‘${f.subject}’.` },
  'vacancy.filled': { nl: (f: S) => `De vacature ‘${f.subject}’ is vol.`, en: (f: S) => `The vacancy ‘${f.subject}’ is full.` },
  'organization.approved': { nl: (f: S) => `Je keurde ${f.subject} goed.`, en: (f: S) => `You approved ${f.subject}.` },
  'organization.denied': { nl: (f: S) => `Je wees ${f.subject} af.`, en: (f: S) => `You denied ${f.subject}.` },
  'organization.archived': { nl: (f: S) => `Je archiveerde ${f.subject}.`, en: (f: S) => `You archived ${f.subject}.` },
  'user.invited': { nl: (f: S) => `Je nodigde ${f.subject} uit.`, en: (f: S) => `You invited ${f.subject}.` },
  'user.role_added': { nl: (f: S) => `Je gaf ${f.subject} een rol.`, en: (f: S) => `You gave ${f.subject} a role.` },
  'user.role_removed': { nl: (f: S) => `Je nam een rol van ${f.subject} weg.`, en: (f: S) => `You took a role from ${f.subject}.` },
  'user.password_changed': { nl: () => 'Je koos een nieuw wachtwoord.', en: () => 'You chose a new password.' },
  'user.email_changed': { nl: () => 'Je veranderde je e-mailadres.', en: () => 'You changed your email address.' },
} as const satisfies Record<string, { nl: (f: S) => string; en: (f: S) => string }>

import { defineMessages } from '#kernel/i18n/messages.ts'
import { defineAuditMessages } from '#kernel/audit/audit-message.ts'
import { mostAnswersADay, mostProposals } from './limits.ts'

/** What a person reads when something about a match cannot be done. None of it says who wants what of whom. */
export const matchErrorWords = defineMessages({
  request_gone: {
    nl: 'Hier kun je niet meer op antwoorden. Er is al iemand, of het is gestopt.',
    en: 'You can no longer answer this. Somebody was found, or it has ended.',
  },
  own_request: { nl: 'Dit heb je zelf gevraagd of aangeboden.', en: 'This is your own request or offer.' },
  too_many_proposals: {
    nl: `Er staan al ${mostProposals} voorstellen open. Wacht tot er een is beantwoord.`,
    en: `There are ${mostProposals} proposals already. Wait until one is answered.`,
  },
  too_many_answers: {
    nl: `Je gaf vandaag al ${mostAnswersADay} keer antwoord. Morgen kan het weer.`,
    en: `You have answered ${mostAnswersADay} times today. Tomorrow you can again.`,
  },
  already_answered: { nl: 'Je hebt hier al op geantwoord.', en: 'You have answered this already.' },
  not_a_person_here: { nl: 'Deze persoon heeft geen account bij ons.', en: 'This person has no account with us.' },
  other_is_gone: {
    nl: 'De ander doet niet meer mee. Bel ons als je vragen hebt.',
    en: 'The other person no longer takes part. Call us if you have questions.',
  },
  too_late_to_take_back: { nl: 'De ander zei ook al ja. Je kunt wel stoppen.', en: 'The other said yes as well. You can still stop.' },
  nothing_to_take_back: { nl: 'Je hebt nog geen ja gezegd.', en: 'You have not said yes yet.' },
  not_your_key: { nl: 'Alleen zij zelf kunnen ja zeggen.', en: 'Only they themselves can say yes.' },
  match_over: { nl: 'Dit is gestopt.', en: 'This has ended.' },
  already_blocked: { nl: 'Deze persoon is al geblokkeerd.', en: 'This person is blocked already.' },
})

export const matchFaultWords = defineMessages({
  vog_needed: {
    nl: 'Voor deze vraag is een VOG nodig. Laat hem aan de coördinator zien, dan kun je verder.',
    en: 'This request needs a VOG (a certificate of conduct). Show it to the coordinator, and you can go on.',
  },
  parent_consent_needed: { nl: 'Een ouder heeft nog geen ja gezegd.', en: 'A parent has not said yes.' },
  phone_needed: { nl: 'Vul het nummer in dat de ander mag lezen.', en: 'Fill in the number that the other may read.' },
  address_needed: { nl: 'Vul het adres in dat de ander mag lezen.', en: 'Fill in the address that the other may read.' },
  day_to_come: { nl: 'Deze dag is nog niet geweest.', en: 'This day has not come yet.' },
  day_too_old: { nl: 'Een VOG van meer dan drie jaar geleden telt niet meer.', en: 'A certificate of more than three years ago no longer counts.' },
})

export const matchStatusWords = defineMessages({
  proposed: { nl: 'Voorgesteld', en: 'Proposed' },
  acquaintance: { nl: 'Maakt kennis', en: 'Getting to know each other' },
  active: { nl: 'Loopt', en: 'Going on' },
  evaluating: { nl: 'Loopt af', en: 'Coming to its end' },
  ended: { nl: 'Gestopt', en: 'Ended' },
  refused: { nl: 'Ging niet door', en: 'Did not go on' },
})

/** Audit messages of matches: what was done, never what somebody wrote. */
export const matchAuditMessages = defineAuditMessages({
  'help_match.answered': { nl: (f) => `${f.who} gaf antwoord`, en: (f) => `${f.who} answered` },
  'help_match.proposed': { nl: (f) => `${f.who} stelde deze twee mensen voor`, en: (f) => `${f.who} proposed these two people` },
  'help_match.released': { nl: (f) => `${f.who} liet het antwoord door`, en: (f) => `${f.who} let the answer through` },
  'help_match.said_yes': { nl: (f) => `${f.who} wil kennismaken`, en: (f) => `${f.who} would like to meet` },
  'help_match.meeting': { nl: () => 'Allebei willen ze kennismaken', en: () => 'Both would like to meet' },
  'help_match.agreed': { nl: (f) => `${f.who} is akkoord`, en: (f) => `${f.who} agreed` },
  'help_match.active': { nl: () => 'Allebei zijn ze akkoord', en: () => 'Both have agreed' },
  'help_match.taken_back': { nl: (f) => `${f.who} nam het ja terug`, en: (f) => `${f.who} took the yes back` },
  'help_match.refused': { nl: (f) => `${f.who} wil dit niet`, en: (f) => `${f.who} does not want this` },
  'help_match.evaluating': { nl: (f) => `${f.who} kijkt terug`, en: (f) => `${f.who} looks back` },
  'help_match.ended': { nl: (f) => `${f.who} stopte ermee`, en: (f) => `${f.who} ended it` },
  'help_match.blocked': { nl: (f) => `${f.who} wil niets meer van de ander`, en: (f) => `${f.who} wants nothing more of the other` },
  'help.vog_seen': { nl: (f) => `${f.who} zag een VOG`, en: (f) => `${f.who} saw a VOG` },
  'help.check_in_handled': { nl: (f) => `${f.who} heeft gebeld over hoe het gaat`, en: (f) => `${f.who} called about how it goes` },
})

import { defineMessages } from '#kernel/i18n/messages.ts'
import { mostInFirstDay, mostOfAKind } from './codes.ts'

/** What a person reads when something about a request cannot be done. */
export const errorWords = defineMessages({
  too_many_requests: {
    nl: `Je hebt er al ${mostOfAKind} open staan. Sluit er eerst een, of trek er een in.`,
    en: `You have ${mostOfAKind} open already. Close or withdraw one of them first.`,
  },
  too_many_today: {
    nl: `Op de eerste dag van je account kan er ${mostInFirstDay}. Morgen kan er meer.`,
    en: `On the first day of your account there can be ${mostInFirstDay}. Tomorrow there can be more.`,
  },
  already_asked: { nl: 'Deze vraag staat al open. Je vindt hem bij je eigen vragen.', en: 'This is open already. You find it among your own requests.' },
  request_is_fixed: { nl: 'Dit kan niet meer veranderen. Trek het in en vraag het opnieuw.', en: 'This can no longer change. Withdraw it and ask again.' },
  only_draft_requests_vanish: {
    nl: 'Alleen wat je nog niet verstuurd hebt kan weg. Trek het in.',
    en: 'Only what you have not sent can be thrown away. Withdraw it.',
  },
  consent_not_needed: { nl: 'Hier hoeft niemand meer ja te zeggen.', en: 'Nobody has to say yes to this any more.' },
  too_many_help_mails: {
    nl: 'We mailden dit adres al vijf keer. Bel ons, dan helpen we je.',
    en: 'We have mailed this address five times. Call us, and we help you.',
  },
})

/** What is wrong at a field. */
export const fieldFaultWords = defineMessages({
  offer_for_another: { nl: 'Hulp bied je zelf aan, niet voor een ander.', en: 'You offer help yourself, not for somebody else.' },
  own_address: { nl: 'Dit is je eigen adres. Vul dat van de ander in.', en: 'This is your own address. Enter that of the other person.' },
  day_to_come: { nl: 'Deze dag is nog niet geweest.', en: 'This day has not come yet.' },
  unknown_postcode: { nl: 'Deze postcode kennen we niet. Kijk of hij klopt.', en: 'We do not know this postcode. See whether it is right.' },
  unknown_town: { nl: 'Deze plaats kennen we niet. Kijk naar de spelling.', en: 'We do not know this town. Look at the spelling.' },
  consent_needed: {
    nl: 'De persoon om wie het gaat heeft nog geen ja gezegd. Bel, en schrijf de dag op.',
    en: 'The person it is about has not said yes. Call them, and write down the day.',
  },
  parent_consent_needed: { nl: 'Een ouder heeft nog geen ja gezegd.', en: 'A parent has not said yes.' },
  referrals_needed: {
    nl: 'Kies een tot drie plekken van de sociale kaart die wel kunnen helpen.',
    en: 'Choose one to three places of the social map that can help.',
  },
  referral_not_living: {
    nl: 'Een van deze plekken is een jaar lang niet bevestigd of staat niet meer op de kaart. Kies een andere.',
    en: 'One of these places has not been confirmed for a year or is no longer on the map. Choose another.',
  },
  contact_in_text: {
    nl: 'Hier staat een telefoonnummer, adres of ander gegeven. Haal het weg: contact loopt via ons.',
    en: 'There is a phone number, an address or another detail here. Take it out: contact goes through us.',
  },
  bsn_in_text: {
    nl: 'Dit lijkt op een burgerservicenummer. Haal het weg: we hebben het niet nodig.',
    en: 'This looks like a citizen service number. Take it out: we do not need it.',
  },
})

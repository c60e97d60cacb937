import { defineMessages } from '#kernel/i18n/messages.ts'

/** What is wrong with a field of a card or an invitation, told there. */
export const fieldFaultWords = defineMessages({
  too_young: {
    nl: 'Je kaart kan zichtbaar zijn vanaf het jaar dat je 17 wordt. Zoek tot dan zelf in de vacaturebank.',
    en: 'Your card can be visible from the year in which you turn 17. Until then, look for work yourself.',
  },
  too_young_for_organizations: {
    nl: (f: { center: string }) => `Tot het jaar dat je 19 wordt ziet alleen ${f.center} je kaart. Kies die.`,
    en: (f: { center: string }) => `Until the year in which you turn 19 only ${f.center} sees your card. Choose that.`,
  },
  unknown_postcode: { nl: 'Deze postcode kennen we niet. Kijk of de cijfers kloppen.', en: 'We do not know this postcode. Check the digits.' },
  contact_in_text: {
    nl: (f: { found: string }) => `Haal ${f.found} weg. Je deelt je nummer en adres pas in een gesprek, als jij dat wilt.`,
    en: (f: { found: string }) => `Take out ${f.found}. You share your number and address in a conversation only, if you want to.`,
  },
  pause_in_the_past: { nl: 'Kies een dag die nog komt.', en: 'Choose a day to come.' },
  pause_too_long: {
    nl: 'Een pauze duurt hoogstens een half jaar. Kies een eerdere dag, of verberg je kaart.',
    en: 'A pause lasts half a year at most. Choose an earlier day, or hide your card.',
  },
  too_many_this_week: {
    nl: (f: { day: string }) => `Jullie nodigden deze week al 10 mensen uit. Vanaf ${f.day} kan het weer.`,
    en: (f: { day: string }) => `You invited 10 people this week already. It is possible again from ${f.day}.`,
  },
  too_many_this_month: {
    nl: (f: { name: string; day: string }) => `${f.name} kreeg deze maand al genoeg uitnodigingen. Vanaf ${f.day} kan het weer.`,
    en: (f: { name: string; day: string }) => `${f.name} has had enough invitations this month. It is possible again from ${f.day}.`,
  },
  wants_no_invitations: {
    nl: (f: { name: string }) => `${f.name} wil nu geen uitnodigingen krijgen. Dat kan later veranderen.`,
    en: (f: { name: string }) => `${f.name} does not want invitations now. That may change later.`,
  },
  parent_needed: {
    nl: 'Je bent misschien nog geen 16. Vul het e-mailadres van een ouder in: die moet het goedvinden.',
    en: 'You may not be 16 yet. Enter the email address of a parent, who has to agree.',
  },
})

/** What cannot be done with a card or an invitation. */
export const errorWords = defineMessages({
  nothing_is_visible: { nl: 'Je kaart is verborgen. Kies eerst wie haar mag zien.', en: 'Your card is hidden. First choose who may see it.' },
  vacancy_is_not_published: { nl: 'Uitnodigen kan alleen voor een vacature die online staat.', en: 'You can invite for a vacancy that is online only.' },
  vacancy_applies_elsewhere: {
    nl: 'Voor deze vacature meld je je op een andere website aan. Uitnodigen kan daar niet bij.',
    en: 'People apply for this vacancy on another website, so nobody can be invited for it here.',
  },
  already_applied: {
    nl: 'Deze persoon heeft zich al bij jullie aangemeld. Kijk bij Aanvragen.',
    en: 'This person has already applied to you. Look at Applications.',
  },
  cannot_be_invited: { nl: 'Deze persoon kun je voor deze organisatie niet uitnodigen.', en: 'You cannot invite this person for this organization.' },
  invitation_is_over: {
    nl: 'Deze uitnodiging is verlopen of ingetrokken. Er is niets meer te antwoorden.',
    en: 'This invitation has expired or was withdrawn. There is nothing to answer any more.',
  },
})

import { defineMessages } from '#kernel/i18n/messages.ts'
import type { QualityCode, QualityCriterion } from './quality-criteria.ts'

type Both = { nl: string; en: string }

/** What is wrong, in a few words. */
export const qualityTitles: Record<QualityCode, Both> = defineMessages({
  tasks_missing: { nl: 'Noem de taken', en: 'Name the tasks' },
  placeholder: { nl: 'Er staat nog iets tussen haken', en: 'Something still stands in brackets' },
  hours_missing: { nl: 'Hoeveel uur per week?', en: 'How many hours a week?' },
  hours_too_many: { nl: 'Te veel uren', en: 'Too many hours' },
  hours_in_text: { nl: 'Meer dan 20 uur per week', en: 'More than 20 hours a week' },
  diploma: { nl: 'Je vraagt een diploma', en: 'You ask for a diploma' },
  age_without_reason: { nl: 'Waarom deze leeftijd?', en: 'Why this age?' },
  age_in_text: { nl: 'Je noemt een leeftijd', en: 'You name an age' },
  sex_in_text: { nl: 'Alleen mannen of alleen vrouwen?', en: 'Only men or only women?' },
  experience_in_text: { nl: 'Je vraagt ervaring', en: 'You ask for experience' },
  contact_missing: { nl: 'Kies een contactpersoon', en: 'Choose a contact' },
  induction_missing: { nl: 'Noem wie helpt bij de start', en: 'Say who helps at the start' },
  not_insured: { nl: 'Niet verzekerd', en: 'Not insured' },
  no_expenses: { nl: 'Geen vergoeding van onkosten', en: 'No expenses paid' },
  paid: { nl: 'Dit lijkt op betaald werk', en: 'This looks like paid work' },
  replaces_job: { nl: 'In plaats van een betaalde kracht?', en: 'In the place of paid staff?' },
  profit: { nl: 'Gaat het om winst?', en: 'Is it about profit?' },
  phone: { nl: 'Telefoonnummer in de tekst', en: 'Telephone number in the text' },
  email: { nl: 'E-mailadres in de tekst', en: 'Email address in the text' },
  bsn: { nl: 'Burgerservicenummer in de tekst', en: 'Citizen service number in the text' },
})

/** What to do about it. */
export const qualityAdvice: Record<QualityCode, Both> = defineMessages({
  tasks_missing: { nl: 'Schrijf in een paar regels wat iemand doet.', en: 'Say in a few lines what somebody does.' },
  placeholder: { nl: 'Vul in wat daar hoort, zoals een naam of een plek.', en: 'Fill in what belongs there, such as a name or a place.' },
  hours_missing: { nl: 'Vul in hoeveel tijd het kost. Hoogstens 20 uur.', en: 'Say how much time it takes. At most 20 hours.' },
  hours_too_many: { nl: 'Vraag hoogstens 20 uur per week. Of zoek twee mensen.', en: 'Ask for at most 20 hours a week. Or look for two people.' },
  hours_in_text: {
    nl: 'Je mag hoogstens 20 uur per week vragen. Of zoek twee mensen.',
    en: 'You may ask for at most 20 hours a week. Or look for two people.',
  },
  diploma: {
    nl: 'Haal het weg. Schrijf liever wat iemand moet kunnen. Een rijbewijs of EHBO mag wel.',
    en: 'Leave it out. Say what somebody must be able to do. A driving licence or first aid may be asked.',
  },
  age_without_reason: { nl: 'Leg uit waarom, of haal de leeftijd weg.', en: 'Explain why, or take the age away.' },
  age_in_text: { nl: 'Zeg erbij waarom, of haal het weg.', en: 'Say why, or leave it out.' },
  sex_in_text: { nl: 'Zeg erbij waarom, of haal het weg.', en: 'Say why, or leave it out.' },
  experience_in_text: {
    nl: 'Is het echt nodig? Zeg dan waarom. Anders kan iedereen het leren.',
    en: 'Is it really needed? Then say why. If not, everybody can learn it.',
  },
  contact_missing: { nl: 'Vrijwilligers hebben een vaste persoon nodig.', en: 'Volunteers need somebody to turn to.' },
  induction_missing: { nl: 'Bijvoorbeeld: Marieke werkt je in.', en: 'For example: Marieke shows you around.' },
  not_insured: {
    nl: 'Vrijwilligers moeten verzekerd zijn. Vraag je gemeente naar de vrijwilligersverzekering. Die is meestal gratis.',
    en: 'Volunteers must be insured. Ask your town about its insurance for volunteers. It is mostly free.',
  },
  no_expenses: {
    nl: 'Betaal de kosten die iemand maakt, zoals de bus. Dan kan iedereen meedoen.',
    en: 'Pay the costs that somebody makes, such as the bus. Then everybody can join.',
  },
  paid: { nl: 'Vrijwilligers krijgen geen loon. Een vergoeding van kosten mag wel.', en: 'Volunteers get no wages. Paying their costs is fine.' },
  replaces_job: {
    nl: 'Een vrijwilliger helpt mee naast betaalde mensen, niet in hun plaats.',
    en: 'A volunteer helps beside paid people, not in their place.',
  },
  profit: { nl: 'Vrijwilligerswerk mag niet gaan om winst voor een bedrijf.', en: 'Volunteer work cannot be about the profit of a company.' },
  phone: { nl: 'Haal het weg. Mensen reageren via de knop.', en: 'Leave it out. People respond by the button.' },
  email: { nl: 'Haal het weg. Mensen reageren via de knop.', en: 'Leave it out. People respond by the button.' },
  bsn: { nl: 'Haal het weg. Een burgerservicenummer is geheim.', en: 'Leave it out. A citizen service number is secret.' },
})

/** What is fine, if there is no finding. */
export const qualityCriterionWords: Record<QualityCriterion, Both> = defineMessages({
  tasks: { nl: 'Het is duidelijk wat je doet', en: 'It is clear what one does' },
  hours: { nl: 'Hoogstens 20 uur per week', en: 'At most 20 hours a week' },
  no_diploma: { nl: 'Geen diploma nodig', en: 'No diploma needed' },
  reasons: { nl: 'Iedereen kan meedoen', en: 'Everybody can join' },
  guidance: { nl: 'Iemand helpt je op weg', en: 'Somebody helps at the start' },
  insurance: { nl: 'Vrijwilligers zijn verzekerd', en: 'Volunteers are insured' },
  costs: { nl: 'Onkosten worden betaald', en: 'Expenses are paid' },
  unpaid: { nl: 'Geen winst, geen betaald werk', en: 'No profit, no paid work' },
  private: { nl: 'Geen telefoonnummer of e-mailadres', en: 'No phone number or email address' },
})

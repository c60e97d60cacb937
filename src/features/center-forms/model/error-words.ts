import { defineMessages } from '#kernel/i18n/messages.ts'
import { designLimits } from './form-design.ts'

export const errorWords = defineMessages({
  form_too_large: {
    nl: `Dit formulier is te groot: hooguit ${designLimits.fields} vragen, ${designLimits.steps} stappen en ${designLimits.options} keuzes bij een vraag.`,
    en: `This form is too large: at most ${designLimits.fields} questions, ${designLimits.steps} steps and ${designLimits.options} choices with a question.`,
  },
  key_twice: { nl: 'Twee delen van dit formulier heten hetzelfde.', en: 'Two parts of this form have the same name.' },
  condition_of_nothing: { nl: 'Een voorwaarde gaat over een vraag die er niet eerder is.', en: 'A condition is about a question that is not there before.' },
  too_few_options: { nl: 'Geef bij een keuzevraag minstens twee keuzes.', en: 'Give at least two choices with a question of choices.' },
  form_changed: {
    nl: 'Iemand anders heeft dit formulier intussen veranderd. Kijk het na en bewaar opnieuw.',
    en: 'Somebody else has changed this form meanwhile. Check it and save again.',
  },
  closes_in_past: {
    nl: 'De dag waarop dit formulier sluit is al geweest. Kies bij Instellingen een latere dag, of maak hem leeg.',
    en: 'The day on which this form closes is over. Choose a later day in Settings, or leave it empty.',
  },
  form_is_empty: { nl: 'Voeg eerst een vraag toe.', en: 'Add a question first.' },
  form_address_taken: { nl: 'Een ander formulier heeft dit adres al.', en: 'Another form has this address already.' },
  not_staff: { nl: 'Antwoorden gaan alleen naar collega’s.', en: 'Answers go to colleagues only.' },
})

import { defineMessages } from '#kernel/i18n/messages.ts'

/** About a guest, for those who handle the application. */
export const noEmailWords = defineMessages({
  center: {
    nl: (f: { name: string }) => `${f.name} heeft geen e-mail en krijgt een brief. Druk hem af en geef hem mee: er staat een code in om alles te volgen.`,
    en: (f: { name: string }) => `${f.name} has no email and gets a letter. Print it and hand it over: it has a code to follow everything with.`,
  },
  team: {
    nl: (f: { name: string; center: string }) => `${f.name} heeft geen e-mail. Wat je hier kiest, hoort ${f.name} van ${f.center}.`,
    en: (f: { name: string; center: string }) => `${f.name} has no email. What you choose here, ${f.name} hears from ${f.center}.`,
  },
  new: {
    nl: (f: { name: string }) => `${f.name} wacht op je antwoord. Kies hieronder.`,
    en: (f: { name: string }) => `${f.name} is waiting for your answer. Choose below.`,
  },
  sent: {
    nl: (f: { name: string }) => `De aanvraag van ${f.name} is verstuurd.`,
    en: (f: { name: string }) => `The application of ${f.name} has been sent.`,
  },
})

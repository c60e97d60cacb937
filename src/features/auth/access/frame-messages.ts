import { defineMessages } from '#kernel/i18n/messages.ts'

/** The frame's words about being signed in. They are on every page, so they are kept apart from those of the auth screens. */
export const frameWords = defineMessages({
  stopActing: { nl: 'Terug naar je eigen account', en: 'Back to your own account' },
  signOut: { nl: 'Uitloggen', en: 'Sign out' },
  /** Literally as in specification §2 (decisions 27). */
  backHome: { nl: 'Back to home', en: 'Back to home' },
  askAccess: { nl: (a: { center: string }) => `Vraag toegang bij ${a.center}`, en: (a: { center: string }) => `Ask for access at ${a.center}` },
  askAccessWhy: {
    nl: (a: { center: string }) => `Wil je ook meedoen bij ${a.center}? Wij sturen je naam en e-mailadres naar de medewerkers daar.`,
    en: (a: { center: string }) => `Would you like to take part at ${a.center} too? We will send your name and email address to the staff there.`,
  },
})

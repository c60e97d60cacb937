import { defineMessages } from '#kernel/i18n/messages.ts'

export const authWords = defineMessages({
  session: { nl: 'Jouw sessie', en: 'Your session' },
  sessionText: {
    nl: 'De drie cookies kan geen script lezen, en ook deze pagina toont ze niet.',
    en: 'No script can read the three cookies, and this page does not show them either.',
  },
  status: { nl: 'Status', en: 'Status' },
  endsAt: { nl: 'Eindigt', en: 'Ends' },
  kind: { nl: 'Soort', en: 'Kind' },
  normal: { nl: 'gewoon', en: 'normal' },
  actingAs: { nl: 'ingelogd als een ander', en: 'signed in as somebody else' },
  sessions: { nl: 'Open sessies', en: 'Open sessions' },
  signIn: { nl: 'Log opnieuw in', en: 'Sign in again' },
  signOut: { nl: 'Log uit', en: 'Sign out' },
  wrong: { nl: 'Sessies die niet kloppen', en: 'Sessions that are not right' },
  wrongText: {
    nl: 'Dezelfde aanroep van GET /api/v1/current_user, telkens met iets anders mis.',
    en: 'The same call of GET /api/v1/current_user, each time with something else wrong.',
  },
  whole: { nl: 'Alles klopt', en: 'Everything is right' },
  ended: { nl: 'Afgelopen token', en: 'A token that ended' },
  without_access_token: { nl: 'Zonder access-token', en: 'Without access-token' },
  without_client: { nl: 'Zonder client', en: 'Without client' },
  without_uid: { nl: 'Zonder uid', en: 'Without uid' },
  wrong_center: { nl: 'Bij een ander centrum', en: 'At another center' },
  redirects: { nl: 'Doorsturen', en: 'Redirects' },
  fromPage: { nl: 'Uitgelogd naar een pagina die inloggen vraagt', en: 'Signed out, to a page that needs sign-in' },
  fromSignIn: { nl: 'Ingelogd naar de pagina om in te loggen', en: 'Signed in, to the page of signing in' },
  clearing: { nl: 'Wissen na uitloggen', en: 'Clearing after sign-out' },
  clearingText: {
    nl: 'Doet alsof een ander tabblad uitlogt: deze pagina wist zichzelf na 500 ms. Je blijft ingelogd, dus daarna zie je haar opnieuw.',
    en: 'Acts as if another tab signs out: this page clears itself after 500 ms. You stay signed in, so you see it again.',
  },
  clear: { nl: 'Wis deze pagina', en: 'Clear this page' },
  cleared: { nl: ({ ms }: { ms: number }) => `Gewist na ${ms} ms.`, en: ({ ms }: { ms: number }) => `Cleared after ${ms} ms.` },
})

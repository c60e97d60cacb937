import { defineMessages } from '#kernel/i18n/messages.ts'

/** Titles and plain sentences of error codes that belong to no feature (contract §2.5). */
export const errorWords = defineMessages({
  bad_request: { nl: 'Dit verzoek klopt niet', en: 'Bad request' },
  unauthenticated: { nl: 'Je bent niet ingelogd', en: 'You are not signed in' },
  invalid_token: { nl: 'Je bent niet meer ingelogd', en: 'You are no longer signed in' },
  forbidden: { nl: 'Verboden toegang', en: 'Forbidden' },
  forbidden_detail: { nl: 'Je hebt geen rechten om dit te doen', en: 'You are not allowed to do this' },
  not_found: { nl: 'Niet gevonden', en: 'Not found' },
  method_not_allowed: { nl: 'Dit kan hier niet', en: 'Method not allowed' },
  not_acceptable: { nl: 'Deze vorm van antwoord kennen wij niet', en: 'Not acceptable' },
  too_large: { nl: 'Dit is te groot', en: 'Too large' },
  unsupported_media_type: { nl: 'Deze vorm van bericht kennen wij niet', en: 'Unsupported media type' },
  conflict: { nl: 'Dit kan nu niet', en: 'Conflict' },
  version_mismatch: { nl: 'Iemand anders was je voor. Laad de pagina opnieuw.', en: 'Someone else was first. Load the page again.' },
  unprocessable: { nl: 'Er klopt iets niet', en: 'Invalid attribute' },
  rate_limited: { nl: 'Dat gaat te snel. Wacht even en probeer het opnieuw.', en: 'That is too fast. Wait a moment and try again.' },
  internal_error: { nl: 'Oeps... er ging iets mis!', en: 'Oops... something went wrong!' },
  unavailable: { nl: 'We zijn even niet bereikbaar. Probeer het zo opnieuw.', en: 'We cannot be reached right now. Try again shortly.' },
})

import { LeaseLost } from './record-outcome.ts'

type SmtpError = { code?: string; responseCode?: number }

/**
 * What a failed send means for the mail. retry: it has not arrived; refused: the server will never accept it; unknown: the text
 * was sent and no answer came; lost: another process may have leased it.
 */
export function outcomeOf(error: unknown, textLeft: boolean): 'retry' | 'refused' | 'unknown' | 'lost' {
  if (error instanceof LeaseLost) return 'lost'
  const { code, responseCode = 0 } = error as SmtpError
  // EENVELOPE and EMESSAGE are about this mail; a 5xx at the greeting or at the password is about the server, and temporary.
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (aboutThisMail && (responseCode >= 500 || (responseCode === 0 && !textLeft))) return 'refused'
  if (responseCode >= 400) return 'retry'
  return textLeft ? 'unknown' : 'retry'
}

/** The server's own message, shortened, for the admin. */
export function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

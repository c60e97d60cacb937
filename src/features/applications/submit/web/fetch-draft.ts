import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { draftTokenIn } from './draft-cookie.ts'

/** The values of the form to apply. */
export type ApplyDraft = {
  motivation: string
  answers: Record<string, string>
  consentShare: boolean
  /** The chosen date of the vacancy. */ slotId?: string
  parentEmail?: string
  /** When the applicant can come. */ availabilityNote?: string
  guest?: Guest
}

/** Somebody without e-mail, for whom center staff fill in the form. */
export type Guest = { name: string; phone: string; address: string }

type Kept = {
  motivation: string
  answers: { questionId: string; text: string }[]
  parentEmail: string | null
  availabilityNote: string | null
  slotId: string | null
}

/** The draft of the signed-in person for this vacancy. Drafts are only stored with the consent to share, so that box is ticked. */
export async function fetchDraft(api: Pick<Client, 'request'>, request: Request, vacancyId: string): Promise<ApplyDraft | null> {
  const token = draftTokenIn(request)
  const kept = await nullIfNotFound(api.request('GET', `vacancies/${encodeURIComponent(vacancyId)}/draft`, undefined, token ? { 'draft-token': token } : {}))
  if (!kept) return null
  const { motivation, answers, parentEmail, availabilityNote, slotId } = (kept.meta as { draft: Kept }).draft
  return {
    motivation,
    answers: Object.fromEntries(answers.map(({ questionId, text }) => [questionId, text])),
    consentShare: true,
    parentEmail: parentEmail ?? '',
    availabilityNote: availabilityNote ?? '',
    slotId: slotId ?? '',
  }
}

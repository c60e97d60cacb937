import { ApiError } from './client.ts'

/**
 * What a call answers; null where it answers 404: there is no such thing (any more), or it is out of sight (contract §2.5).
 * @throws {ApiError} any other refusal
 */
export async function nullIfNotFound<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

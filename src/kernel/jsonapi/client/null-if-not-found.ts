import { ApiError } from './client.ts'

/**
 * The result of a call, or null when it answers 404: the thing does not exist (any more), or is not visible to the caller
 * (contract §2.5).
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

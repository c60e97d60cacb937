import { BadRequest } from '#kernel/http/errors.ts'

/** The JSON object in a body; an empty one without a body. @throws {BadRequest} invalid_json */
export function jsonIn(body: unknown): object {
  try {
    const given: unknown = JSON.parse(typeof body === 'string' && body !== '' ? body : '{}')
    if (typeof given === 'object' && given !== null) return given
  } catch {
    // Not JSON: answered below like any other body that is no object.
  }
  throw new BadRequest('invalid_json')
}

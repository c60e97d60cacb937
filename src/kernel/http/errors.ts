import type { Locale } from '#kernel/i18n/messages.ts'

/** One thing that is wrong, as in a JSON:API error object (contract §2.5). */
export type Issue = {
  code: string
  /** The sentence for people, in the language of the request. */
  detail?: string
  /** The sentence in every language, for code that does not know the reader's. */
  words?: Record<Locale, string>
  title?: string
  /** Attribute or relationship in camelCase; becomes pointer and meta.attribute. */
  attribute?: string
  pointer?: string
  parameter?: string
  header?: string
  meta?: Record<string, unknown>
}

/** The place in the body that an issue refers to. */
export function pointerOf({ pointer, attribute }: Pick<Issue, 'pointer' | 'attribute'>): string | undefined {
  return pointer ?? (attribute && `/data/attributes/${attribute.replaceAll('.', '/')}`)
}

/** Every error that is thrown on purpose. Any other is a bug: logged, and answered with 500. */
export class HttpError extends Error {
  readonly status: number
  readonly issues: Issue[]
  readonly headers: Record<string, string>
  constructor(status: number, issues: Issue[], headers: Record<string, string> = {}) {
    super(issues.map((issue) => issue.code).join(', '))
    this.status = status
    this.issues = issues
    this.headers = headers
  }
  get code(): string {
    return this.issues[0]?.code ?? 'internal_error'
  }
}

/** 400: the request itself is malformed. */
export class BadRequest extends HttpError {
  constructor(code: string, about: Omit<Issue, 'code'> = {}) {
    super(400, [{ code, ...about }])
  }
}

/** 401: the caller is not signed in, or with an invalid token. */
export class Unauthenticated extends HttpError {
  constructor(code: 'unauthenticated' | 'invalid_token' = 'unauthenticated') {
    super(401, [{ code }], { 'www-authenticate': 'Bearer realm="api"' })
  }
}

/** 403: visible, but not allowed. What the caller may not even see is NotFound. */
export class Forbidden extends HttpError {
  constructor(code = 'forbidden', about: Omit<Issue, 'code'> = {}) {
    super(403, [{ code, ...about }])
  }
}

/** 404: not there, or not visible to the caller: both get the same answer. */
export class NotFound extends HttpError {
  constructor(type?: string, _id?: string, code = 'not_found') {
    super(404, [{ code, ...(type && { meta: { type } }) }])
  }
}

/** 409: not possible in the current state. */
export class Refused extends HttpError {
  constructor(code: string, about: Omit<Issue, 'code'> = {}) {
    super(409, [{ code, ...about }])
  }
}

/** 503 on purpose: the site is not open. No fault, so it is not logged as one. `seconds` is when to ask again. */
export class Closed extends HttpError {
  constructor(code: string, seconds: number) {
    super(503, [{ code }], { 'retry-after': String(seconds) })
  }
}

/** Whether an error is a fault of ours that belongs in the log. */
export const isFault = (error: HttpError): boolean => error.status >= 500 && !(error instanceof Closed)

/** 422: these values are not valid. */
export class Invalid extends HttpError {
  constructor(issues: Issue[]) {
    super(422, issues)
  }
}

/** 429: retry later; the answer says when. */
export class TooMany extends HttpError {
  constructor(seconds: number, code = 'rate_limited') {
    super(429, [{ code }], { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })
  }
}

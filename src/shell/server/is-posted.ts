import { posting } from '#design/form/posting-cookie.ts'
import { cookieValues } from '#kernel/http/cookie.ts'

/** Whether the browser keeps what it posts to this path until it is told that it was accepted (`design/form/keep-draft.ts`). */
export const isPosted = ({ headers }: Pick<Request, 'headers'>, path: string): boolean => cookieValues(headers.get('cookie'), posting).includes(path)

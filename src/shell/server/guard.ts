import { data, redirect, type MiddlewareFunction } from 'react-router'
import { visitContext } from '#shell/context.ts'
import { judge } from '#shell/judge.ts'

/** Root middleware: runs before every loader and action, in the first request and in every later one. */
export const guard: MiddlewareFunction<Response> = ({ context, pattern, params, request }) => {
  const visit = context.get(visitContext)
  const path = pattern.replace(/^\//, '')
  if (path.startsWith('choices/')) return
  const verdict = judge(visit.pages.get(path), params, visit)
  if (!verdict) return
  if ('signIn' in verdict) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/auth/login-1?redirect=${encodeURIComponent(pathname + search)}`)
  }
  throw data({ code: verdict.refuse.code }, { status: verdict.refuse.status })
}

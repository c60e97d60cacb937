import type { ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { action as cookies } from './actions/cookies.ts'
import { action as favourite } from './actions/favourite.ts'
import { action as language } from './actions/language.ts'
import { action as organization } from './actions/organization.ts'
import { action as theme } from './actions/theme.ts'

/** The forms of the frame around every page: `/choices/cookies` and so on. Whoever opens the address goes home. */
const choices = new Map(Object.entries({ cookies, favourite, language, organization, theme }))

/** Answers a choice, or null when the path is none. */
export async function answerChoice(path: string, request: Request, context: RouterContextProvider): Promise<Response | null> {
  const choose = path.startsWith('/choices/') ? choices.get(path.slice(9)) : undefined
  if (!choose) return null
  if (request.method !== 'POST') return new Response(null, { status: 302, headers: { location: path === '/choices/cookies' ? '/?cookies' : '/' } })
  return await choose({ request, context } as unknown as ActionFunctionArgs)
}

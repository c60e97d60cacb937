import type { ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { action as cookies } from './actions/cookies.ts'
import { action as favourite } from './actions/favourite.ts'
import { action as language } from './actions/language.ts'
import { action as organization } from './actions/organization.ts'
import { action as theme } from './actions/theme.ts'

/** The forms of the frame on every page: `/choices/cookies` and so on. A GET of such an address redirects to the home page. */
const choices = new Map(Object.entries({ cookies, favourite, language, organization, theme }))

export const isChoice = (path: string): boolean => path.startsWith('/choices/') && choices.has(path.slice(9))

export async function answerChoice(path: string, request: Request, context: RouterContextProvider): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 302, headers: { location: path === '/choices/cookies' ? '/?cookies' : '/' } })
  return await choices.get(path.slice(9))!({ request, context } as unknown as ActionFunctionArgs)
}

import type { ActionFunctionArgs, RouterContextProvider } from 'react-router'
import {
  chooseCookies as cookies,
  chooseFavourite as favourite,
  chooseLanguage as language,
  keepOrganization as organization,
  chooseTheme as theme,
} from '#shell/server/actions/choice-actions.ts'

/** The forms of the frame on every page: `/choices/cookies` and so on. A GET of such an address redirects to the home page. */
const choices = new Map(Object.entries({ cookies, favourite, language, organization, theme }))

export const isChoice = (path: string): boolean => path.startsWith('/choices/') && choices.has(path.slice(9))

export async function answerChoice(path: string, request: Request, context: RouterContextProvider): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 302, headers: { location: path === '/choices/cookies' ? '/?cookies' : '/' } })
  return await choices.get(path.slice(9))!({ request, context } as unknown as ActionFunctionArgs)
}

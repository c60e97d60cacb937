import { UNSAFE_DataRouterDataContext as DataRouterDataContext, useMatches, useRouteError } from 'react-router'
import { use } from 'react'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useShell } from '#shell/context.ts'
import { errorWords, knownError } from './error-words.ts'
import { messages } from '#shell/messages.ts'

/**
 * How a page tells its own title: `export const handle = { title: ({ vacancy }) => vacancy.title }`. `answer` is what its action
 * answered, if that is shown. null: the title of its row in `pages.ts`.
 */
export type TitleOf = (loaderData: never, locale: Locale, answer: never) => string | null

/** 'page title - app name' (specification §1); the app name alone on a page without a title of its own. */
export function PageTitle() {
  const { appName, page, locale } = useShell()
  const actionData = use(DataRouterDataContext)?.actionData
  const error = useRouteError()
  const match = useMatches().at(-1)
  const own = (match?.handle as { title?: TitleOf } | undefined)?.title
  const told = match?.loaderData ? own?.(match.loaderData as never, locale, actionData?.[match.id] as never) : null
  const title = error ? titleOfError(error, locale) : (told ?? page.title)
  // After a form that was not right, the title says so first (DESIGN §10).
  const wrong = !error && Object.values(actionData ?? {}).some(holdsFaults) ? say(locale, messages.errorPrefix) : ''
  return <title>{title ? `${wrong}${title} - ${appName}` : `${wrong}${appName}`}</title>
}

function titleOfError(error: unknown, locale: Locale): string {
  const known = knownError(error)
  return known ? errorWords(known, locale, '').heading : say(locale, messages.errorFull)
}

function holdsFaults(data: unknown): boolean {
  const { fields, errors } = (data ?? {}) as { fields?: object; errors?: object }
  return Object.keys(fields ?? errors ?? {}).length > 0
}

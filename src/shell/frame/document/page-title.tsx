import { useMatches, useRouteError } from 'react-router'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import { errorWords } from './error-page.tsx'
import type { Shell } from '#shell/shell.ts'

/**
 * How a page gives its own title: `export const handle = { title: ({ vacancy }) => vacancy.title }`. `answer` is the result of
 * its action, which only a document has. null: use the title of its row in `pages.ts`.
 */
export type TitleOf = (loaderData: never, locale: Locale, answer: never) => string | null

/** The title of a page of the signed-in zone. After an invalid form the error summary puts the faults first. */
export function PageTitle() {
  const shell = useShell()
  const error = useRouteError()
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  return <title>{titleOf({ shell, error, handle, loaderData })}</title>
}

type Facts = { shell: Pick<Shell, 'appName' | 'page' | 'locale'>; error?: unknown; handle?: unknown; loaderData?: unknown; answer?: unknown }

/** 'page title - app name' (specification §1); the app name alone on a page without a title of its own. */
export function titleOf({ shell: { appName, page, locale }, error, handle, loaderData, answer }: Facts): string {
  const own = (handle as { title?: TitleOf } | undefined)?.title
  const told = loaderData === undefined || loaderData === null ? null : own?.(loaderData as never, locale, answer as never)
  const title = error === undefined || error === null ? (told ?? page.title) : errorWords(error, locale, '').heading
  // After an invalid form the title starts by saying so (design §10).
  const wrong = !error && holdsFaults(answer) ? say(locale, messages.errorPrefix) : ''
  return title ? `${wrong}${title} - ${appName}` : `${wrong}${appName}`
}

function holdsFaults(answer: unknown): boolean {
  const { fields, errors } = (answer ?? {}) as { fields?: object; errors?: object }
  return Object.keys(fields ?? errors ?? {}).length > 0
}

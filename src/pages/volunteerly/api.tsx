import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { apiReferenceWords as words } from '#features/api-reference/words.ts'
import { visitContext } from '#shell/context.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ demo: context.get(visitContext).demo })

/** Every call of the API, drawn from its own description, for who writes a program (decisions 79). */
export default function ApiReferencePage() {
  const t = useT()
  const { demo } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t(words.title)} text={t(words.text)} />
      <div className="mt-6 max-w-[70ch] grid gap-4 justify-items-start">
        {demo && (
          <Alert tone="info">
            {demo.isHere ? (
              t(words.tryHere)
            ) : (
              <>
                {t(words.tryThere)} <Link href={`${demo.origin}/volunteerly/api`}>{t(words.toDemo)}</Link>
              </>
            )}
          </Alert>
        )}
        <Link href="/openapi.json">{t(words.file)}</Link>
      </div>
      <h2 className="mt-10 text-2xl">{t(words.calls)}</h2>
      <TextField
        id="call-search"
        name="q"
        type="search"
        label={t(words.search)}
        hint={t(words.searchNote)}
        icon="magnifying-glass"
        autoComplete="off"
        className="mt-4 max-w-120"
      />
      <noscript>
        <p className="mt-6">{t(words.needsScript)}</p>
      </noscript>
      <api-reference
        className="mt-6 block"
        with-calls={demo?.isHere ? '' : undefined}
        data-search="call-search"
        data-coming={t(words.coming)}
        data-failed={t(words.failed)}
        data-found={t(words.found)}
      />
    </>
  )
}

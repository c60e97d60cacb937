import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { type TableOutcome, fetchPlaceCounts, forwardTable } from '#features/places/postcode-table-call.ts'
import { tablePageWords as words } from '#features/places/table-words.ts'
import { PostcodeTableForm } from '#features/places/web/postcode-table-form.tsx'
import { say } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => await fetchPlaceCounts(context.get(apiContext))

/** A table that is posted without script. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { file } = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const acceptsFewer = (await request.formData()).get('acceptFewer') === 'true'
  const refuse = (problem: string, status: number) => data<TableOutcome>({ problems: [problem], isFewer: false }, status)
  if (!file) return refuse(say(locale, words.noFile), 422)
  if (file.refusal) return refuse(say(locale, words.tooLargeForPage), 413)
  return await forwardTable(file, acceptsFewer)
}

/** The postcodes of the whole country, for all sites: loaded by who runs the platform. */
export default function Places() {
  const t = useT()
  const locale = useLocale()
  const { areas, towns } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const outcome = useAnswer<TableOutcome>()
  return (
    <>
      <PageHead title={t(words.title)} text={t(words.text)} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
        <section aria-labelledby="load" className="max-w-160 min-w-0">
          <h2 id="load" className="text-2xl mb-3">
            {t(words.load)}
          </h2>
          <PostcodeTableForm outcome={outcome} onLoaded={() => void revalidate()} />
        </section>
        <div className="grid gap-10">
          <section aria-labelledby="known">
            <h2 id="known" className="text-2xl mb-2">
              {t(words.now)}
            </h2>
            <DefinitionList
              numbers
              items={[
                { term: t(words.areas), value: inDigits(locale, areas) },
                { term: t(words.towns), value: inDigits(locale, towns) },
              ]}
            />
          </section>
          <section aria-labelledby="columns">
            <h2 id="columns" className="text-2xl">
              {t(words.columnsTitle)}
            </h2>
            <p className="mt-1">{t(words.columnsText)}</p>
            <pre className="sheet mt-3 p-4 whitespace-pre-wrap break-all text-base leading-relaxed" lang="nl">
              {'postcode;place;municipality;latitude;longitude\n7201 AB;Zutphen;Zutphen;52,13912;6,19483'}
            </pre>
            <p className="mt-3 text-text-soft">{t(words.columnsMore)}</p>
          </section>
        </div>
      </div>
    </>
  )
}

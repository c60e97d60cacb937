import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { PreviewList } from '#features/lists/web/preview-list.tsx'
import { bulkChanges, bulkEditAddress, readBulkEdit } from '#features/vacancies/bulk-edit/bulk-edit.ts'
import { bulkWords as words } from '#features/vacancies/bulk-edit/bulk-words.ts'
import { fetchBulkEdit } from '#features/vacancies/bulk-edit/fetch-bulk-edit.ts'
import { listWords } from '#features/vacancies/staff-list/list-messages.ts'
import { BulkDecision, BulkForm } from '#features/vacancies/bulk-edit/web/bulk-form.tsx'
import { BulkRows } from '#features/vacancies/bulk-edit/web/bulk-rows.tsx'
import { visitContext } from '#shell/context.ts'
import '#features/lists/web/lists.css'
import '#features/vacancies/bulk-edit/web/bulk-edit.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const now = new Date()
  const asked = readBulkEdit(request.url, now)
  const mayPutFirst = context.get(visitContext).may('vacancies.put_first')
  return { asked, mayPutFirst, now: now.toISOString(), ...(await fetchBulkEdit(context.get(apiContext), asked)) }
}

export default function BulkEditVacancies() {
  const t = useT()
  const { rows } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t(words.title)} crumbs={[{ href: '/vacancies', label: t(listWords.title) }]} />
      {rows.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t(words.none)} tile="zoek" action={<LinkButton href="/vacancies">{t(words.toList)}</LinkButton>}>
            {t(words.noneText)}
          </EmptyState>
        </div>
      ) : (
        <Together />
      )}
    </>
  )
}

function Together() {
  const t = useT()
  const { asked, mayPutFirst, rows, people, preview, now } = useLoaderData<typeof loader>()
  const ids = rows.map(({ id }) => id)
  const without = (left: readonly string[]) =>
    bulkEditAddress(
      ids.filter((id) => !left.includes(id)),
      asked,
    )
  return (
    <>
      <p className="mt-2 text-lg">{t(words.chosen, { n: rows.length })}</p>
      <div className="mt-5">
        <Tabs
          label={t(words.what)}
          tabs={bulkChanges
            .filter((change) => change !== 'first' || mayPutFirst)
            .map((change) => ({ href: bulkEditAddress(ids, { ...asked, change }), label: t(words[change]), current: change === asked.change }))}
        />
      </div>
      <div className="bulk-edit">
        <BulkForm key={asked.change} {...{ asked, rows, people, now }} />
        <section aria-labelledby="what-happens" className="bulk-becoming">
          <h2 id="what-happens" className="text-2xl">
            {t(words.preview)}
          </h2>
          <PreviewList preview={preview} all={rows.length} />
          <BulkRows {...{ rows, preview, asked, people, without }} />
        </section>
        <div className="bulk-decision">
          <BulkDecision {...{ asked, rows, preview, without }} />
        </div>
      </div>
    </>
  )
}

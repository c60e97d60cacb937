import type { ReactNode } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchTransfer } from '#features/organization-transfers/fetch-transfer.ts'
import { messages as words } from '#features/organization-transfers/messages.ts'
import { transferAction } from '#features/organization-transfers/web/transfer-action.ts'
import { RequestForm, TransferAnswer } from '#features/organization-transfers/web/move-forms.tsx'
import { TransferState, WhatGoes } from '#features/organization-transfers/web/move-facts.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return await fetchTransfer(context.get(apiContext), params['id']!, context.get(visitContext).shell.locale)
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return await transferAction(context.get(apiContext), await request.formData(), params['id']!, context.get(visitContext).shell.locale)
}

export const handle = { title: ({ name }: { name: string }, locale: Locale) => say(locale, words.titleOf, { name }) }

export default function MoveOrganization() {
  const t = useT()
  const { id, name, latest, cannot, centers, counts } = useLoaderData<typeof loader>()
  const outcome = useAnswer<typeof action>()
  const showsWhat = latest ? latest.status === 'requested' : (centers?.length ?? 0) > 0
  return (
    <>
      <PageHead title={t(words.titleOf, { name })} crumbs={counts || cannot ? [{ href: `/organizations/${id}`, label: name }] : []} current={t(words.title)} />
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
        <div className="grid gap-8 min-w-0">
          {latest && (
            <>
              <TransferState move={latest} />
              <TransferAnswer move={latest} outcome={outcome} />
            </>
          )}
          {centers && centers.length > 0 && (
            <Folded title={latest && t(words.again)} open={outcome?.intent === 'request'}>
              <RequestForm name={name} centers={centers} outcome={outcome} />
            </Folded>
          )}
          {centers?.length === 0 && <EmptyState title={t(words.noCenters)}>{t(words.noCentersText)}</EmptyState>}
          {cannot && <EmptyState title={t(words.cannot)}>{t(cannot === 'ownCenter' ? words.ownCenterText : words.cannotText)}</EmptyState>}
        </div>
        {showsWhat && <WhatGoes counts={counts} from={latest?.status === 'requested' ? latest.from.name : null} />}
      </div>
    </>
  )
}

/** Open when there was no transfer before; after one, asking for another takes a click. */
function Folded({ title, open, children }: { title: string | null; open: boolean; children: ReactNode }) {
  if (title === null) return <section>{children}</section>
  return (
    <details open={open} suppressHydrationWarning>
      <summary className="btn btn-second">{title}</summary>
      <div className="pt-6">{children}</div>
    </details>
  )
}

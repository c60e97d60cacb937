import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { receiptIn } from '#features/auth/own-account/web/receipt-cookie.ts'
import { visitContext } from '#shell/context.ts'

/** Open for five minutes to whoever has just deleted their account (decisions 9); others are redirected. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { person },
  } = context.get(visitContext)
  const receipt = receiptIn(request)
  const left = !person && receipt !== null && (await isReceipt(context.get(apiContext), receipt))
  if (!left) throw redirect(person ? '/profiel' : '/auth/login-1', 303)
  return data(null, { headers: { 'cache-control': 'no-store' } })
}

export const headers = () => ({ 'cache-control': 'no-store' })

async function isReceipt(api: { request: (method: string, path: string) => Promise<unknown> }, receipt: string): Promise<boolean> {
  try {
    await api.request('GET', `deletion_receipts/${encodeURIComponent(receipt)}`)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}

export default function Deleted() {
  const t = useT()
  return (
    <div className="wrap py-12 md:py-16">
      <h1>{t(screens.deleted)}</h1>
      <div className="mt-8">
        <EmptyState title={t(screens.thanks)} action={<LinkButton href="/">{t(screens.backHome)}</LinkButton>}>
          {t(screens.deletedText)} {t(screens.deletedRegret)}
        </EmptyState>
      </div>
    </div>
  )
}

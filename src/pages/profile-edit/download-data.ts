import { data, type MiddlewareFunction } from 'react-router'
import { dayOf } from '#kernel/i18n/dates.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'

/** `?download` answers the file itself instead of the page, so that it works without script. */
export const downloadData: MiddlewareFunction<Response> = async ({ request, context }) => {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.searchParams.has('download') || url.pathname.endsWith('.data')) return
  try {
    const { meta } = await context.get(apiContext).request('GET', 'current_user/data')
    const { madeAt } = meta as { madeAt: string }
    return new Response(JSON.stringify(meta, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="mijn-gegevens-${dayOf(madeAt)}.json"`,
      },
    })
  } catch (error) {
    if (error instanceof ApiError) throw data({ code: error.code }, { status: error.status })
    throw error
  }
}

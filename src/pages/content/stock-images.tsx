import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { readAddress, writeAddress } from '#kernel/search/address.ts'
import { writeFilters } from '#kernel/search/filters.ts'
import { Button, LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { offerFile } from '#features/files/stock/offer-file.ts'
import { stockSearch } from '#features/files/stock/stock-list.ts'
import { stockWords as words } from '#features/files/model/stock-messages.ts'
import { OfferFile } from '#features/files/stock/web/offer-file.tsx'
import { StockCard } from '#features/files/stock/web/stock-card.tsx'
import { messages as listWords } from '#features/lists/messages.ts'
import { visitContext } from '#shell/context.ts'
import { ContentFrame } from './content-frame.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

const size = 24

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { may } = context.get(visitContext)
  const asked = readAddress(stockSearch, new URL(request.url).searchParams)
  const { items, total } = await context.get(apiContext).stockImages.list({ filter: writeFilters(stockSearch, asked), page: { number: asked.page, size } })
  return {
    items,
    asked,
    pages: Math.max(1, Math.ceil(total / size)),
    mayUse: may('stock_images.use'),
    mayOffer: may('stock_images.create'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  const id = String(sent.get('id') ?? '')
  const to = (address: string, said: string) => redirect(address, { status: 303, headers: { 'Set-Cookie': toastCookieHeader(said) } })
  try {
    if (sent.get('intent') === 'use') {
      const { meta } = await api.stockImages.callVerb(id, 'use')
      return to(`/content/file-upload?open=${String((meta as { fileId?: string }).fileId)}`, say(locale, words.used))
    }
    if (sent.get('intent') === 'withdraw') {
      await api.stockImages.remove(id)
      return to('/content/stock-images', say(locale, words.withdrawn))
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return to('/content/stock-images', error.message)
  }
  const refused = await offerFile(api, sent, locale)
  return refused ? data(refused, refused.status) : to('/content/stock-images', say(locale, words.offered))
}

/** Stock images, in the center's own colours. */
export default function StockImages() {
  const t = useT()
  const { items, asked, pages, mayUse, mayOffer } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
  const work = (
    <>
      <PageHead title={t(words.title)} text={t(words.text)} />
      <RoutedForm method="get" role="search" className="flex items-end gap-2 mt-5 max-w-md">
        <label className="input-icon flex-1">
          <Icon name="magnifying-glass" />
          <input
            key={asked.q}
            type="search"
            name="q"
            className="input"
            aria-label={t(words.search)}
            placeholder={t(words.search)}
            maxLength={100}
            defaultValue={asked.q}
          />
        </label>
        <Button type="submit" variant="second">
          {t(words.searchButton)}
        </Button>
      </RoutedForm>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={t(words.nothing)}
            tile="zoek"
            action={
              <LinkButton href="/content/stock-images" variant="second">
                {t(words.seeAll)}
              </LinkButton>
            }
          >
            {t(words.nothingText)}
          </EmptyState>
        </div>
      ) : (
        <ul className="stock-grid">
          {items.map((image) => (
            <StockCard key={image.id} image={image} mayUse={mayUse} mayWithdraw={mayOffer} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pagination
            label={t(listWords.pages)}
            page={asked.page}
            pages={pages}
            href={(page) => writeAddress(stockSearch, asked, { page })}
            words={{ previous: t(listWords.previous), next: t(listWords.next), page: (page) => t(listWords.page, { page }) }}
          />
        </div>
      )}
      {mayOffer && <OfferFile answer={answer} />}
    </>
  )
  return <ContentFrame current="stock" work={work} />
}

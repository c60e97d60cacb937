import { useRef } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Item } from '#kernel/jsonapi/document.ts'
import { Button } from '#design/button/button.tsx'
import { ConfirmButton } from '#design/form/confirm-button.tsx'
import type { stockImage } from '#features/files/model/stock-image.ts'
import { stockWords as words } from '#features/files/model/stock-messages.ts'
import { StockPicture } from '#features/files/picture/web/stock-picture.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

type Props = { image: Item<typeof stockImage>; mayUse: boolean; mayWithdraw: boolean }

/** A stock image with its actions. */
export function StockCard({ image, mayUse, mayWithdraw }: Props) {
  const t = useT()
  const locale = useLocale()
  const gone = useRef<HTMLFormElement>(null)
  const { id, titleNl, titleEn, credit, license } = image
  const title = locale === 'nl' ? titleNl : titleEn
  const facts = [credit && t(words.by, { credit }), license].filter(Boolean).join(', ')
  return (
    <li className="stock-card">
      <StockPicture image={{ id, scene: image.scene, pictures: image.pictures }} />
      <div>
        <h2 className="text-lg">{title}</h2>
        {facts && <p className="text-text-soft text-[.9375rem]">{facts}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {mayUse && (
          <RoutedForm method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="second" size="small" name="intent" value="use" aria-label={t(words.takeNamed, { title })}>
              {t(words.use)}
            </Button>
          </RoutedForm>
        )}
        {mayWithdraw && (
          <RoutedForm method="post" ref={gone}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="intent" value="withdraw" />
            <ConfirmButton
              label={t(words.pickNone)}
              name={t(words.withdraw, { title })}
              look={{ variant: 'quiet', size: 'small', icon: 'trash' }}
              question={t(words.withdrawAsk)}
              text={t(words.withdrawText)}
              yes={t(words.withdrawYes)}
              no={t(words.back)}
              danger
              isBusy={false}
              onYes={() => gone.current?.requestSubmit()}
            />
          </RoutedForm>
        )}
      </div>
    </li>
  )
}

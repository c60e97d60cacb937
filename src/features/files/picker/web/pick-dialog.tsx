import { useRef, useState } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Panel } from '#design/overlay/panel.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { stockWords as words } from '#features/files/model/stock-messages.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import { addPicture, findPictures, type Found, takeStockPicture } from './pick-calls.ts'
import { StockPicture } from '#features/files/picture/web/stock-picture.tsx'

type DialogProps = { title: string; onChoose: (picture: FilePicture) => void; onClose: () => void }

/** The center's own pictures and the stock images, searched while typing. */
export function PickDialog({ title, onChoose, onClose }: DialogProps) {
  const t = useT()
  const locale = useLocale()
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const asked = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = async (q: string) => {
    asked.current = q
    const answer = await findPictures(q)
    if (asked.current !== q) return
    if (answer && typeof answer === 'object') setFound(answer)
    setProblem(answer && typeof answer === 'object' ? null : (answer ?? t(words.failed)))
  }
  const take = async (work: Promise<FilePicture | string | null>) => {
    setBusy(true)
    setProblem(null)
    const picture = await work
    setBusy(false)
    if (picture && typeof picture === 'object') onChoose(picture)
    else setProblem(picture ?? t(words.failed))
  }
  const begin = (field: HTMLInputElement | null) => {
    if (field && !found && asked.current === '') void search('')
  }
  return (
    <Panel open position="right" title={title} closeLabel={t(words.close)} onClose={onClose}>
      <input
        ref={begin}
        type="search"
        className="input"
        aria-label={t(words.search)}
        placeholder={t(words.search)}
        maxLength={100}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => void search(target.value.trim()), 300)
        }}
      />
      <label className="btn btn-second btn-sm mt-3">
        {t(words.upload)}
        <input
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => target.files?.[0] && void take(addPicture(target.files[0]))}
        />
      </label>
      <p role="status" className="mt-3">
        {isBusy || (!found && !problem) ? t(words.loading) : null}
      </p>
      {problem && (
        <p role="alert" className="error-text">
          {problem}
        </p>
      )}
      {problem && !found && (
        <Button type="button" variant="second" size="small" icon="arrows-clockwise" className="mt-3" onClick={() => void search(asked.current)}>
          {t(words.again)}
        </Button>
      )}
      <h3 className="mt-3 text-lg">{t(words.own)}</h3>
      {found?.own.length === 0 && <p className="text-text-soft">{t(words.ownNothing)}</p>}
      <div className="pick-grid">
        {found?.own.map(({ name, picture }) => (
          <button key={picture.id} type="button" className="pick-one" onClick={() => onChoose(picture)}>
            <span className="stock-picture">
              <Picture picture={picture} sizes="9rem" alt="" />
            </span>
            {picture.alt[locale] || name}
          </button>
        ))}
      </div>
      {found && found.stock.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{t(words.title)}</h3>
          <div className="pick-grid">
            {found.stock.map((image) => (
              <button key={image.id} type="button" className="pick-one" disabled={isBusy} onClick={() => void take(takeStockPicture(image.id))}>
                <StockPicture image={image} />
                {locale === 'nl' ? image.titleNl : image.titleEn}
              </button>
            ))}
          </div>
        </>
      )}
      <Button type="button" variant="second" className="mt-6" onClick={onClose}>
        {t(words.close)}
      </Button>
    </Panel>
  )
}

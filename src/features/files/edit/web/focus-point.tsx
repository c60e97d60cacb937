import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { panelWords as words } from '#features/files/edit/panel-messages.ts'
import { focusClass, focusStep } from '#features/files/picture/web/focus-class.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'

type Props = { picture: FilePicture; isFixed?: boolean }
const arrows: Record<string, [x: number, y: number]> = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }

/** The focus point of a picture, set by dragging, clicking or the arrow keys; below it previews of a tile, a wide and an upright crop. */
export function FocusPoint({ picture, isFixed }: Props) {
  const t = useT()
  const [focus, setFocus] = useState(picture.focus)
  const shown = { ...picture, alt: { nl: '', en: '' }, focus }
  const point = ({ clientX, clientY, currentTarget, buttons, type }: PointerEvent<HTMLDivElement>) => {
    if (isFixed || (type === 'pointermove' && buttons !== 1)) return
    const box = currentTarget.getBoundingClientRect()
    setFocus({ x: focusStep(((clientX - box.left) / box.width) * 100), y: focusStep(((clientY - box.top) / box.height) * 100) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by || isFixed) return
    event.preventDefault()
    setFocus(({ x, y }) => ({ x: focusStep(x + by[0]), y: focusStep(y + by[1]) }))
  }
  return (
    <div className="focus-desk">
      <div
        className="focus-whole"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={point}
      >
        <Picture picture={shown} sizes="24rem" first />
        {!isFixed && (
          <button
            type="button"
            className={`focus-knob ${focusClass(focus)}`}
            aria-label={t(words.focusAt, focus)}
            aria-describedby="focus-how"
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      {!isFixed && (
        <p className="mt-2 text-[.9375rem]" id="focus-how">
          <strong>{t(words.focus)}</strong> {t(words.focusHow)}
        </p>
      )}
      <p role="status" className="sr-only">
        {(focus.x !== picture.focus.x || focus.y !== picture.focus.y) && t(words.focusAt, focus)}
      </p>
      <input type="hidden" name="focusX" value={focus.x} />
      <input type="hidden" name="focusY" value={focus.y} />
      <div className="focus-cuts" aria-hidden="true">
        {(['square', 'wide', 'tall'] as const).map((cut) => (
          <figure key={cut} className={`focus-${cut}`}>
            <Picture picture={shown} sizes="12rem" />
            <figcaption>{t(words[cut])}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

import { Picture } from '#features/files/picture/web/picture.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { pictures } from './pictures.ts'

type Props = { value: ShownOf<typeof pictures.fields>; isFirst: boolean }

/** One picture is wide, two are side by side, more form a grid; each is cropped around its focus point. */
export function PicturesView({ value: { title, pictures: all }, isFirst }: Props) {
  const there = all.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []))
  if (there.length === 0) return null
  const columns = Math.min(there.length, 3)
  return (
    <section className={blockLook}>
      <BlockHeading className="mb-6">{title}</BlockHeading>
      <ul className="picture-grid" data-columns={columns}>
        {there.map(({ picture, caption }, i) => (
          <li key={i}>
            <figure>
              <Picture picture={picture} sizes={sizes[columns - 1]!} first={isFirst && i === 0} className="block-picture" />
              {(caption || picture.credit) && (
                <figcaption>
                  {caption} {picture.credit && <span className="text-text-soft">{picture.credit}</span>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sizes = ['(min-width: 78rem) 75rem, 100vw', '(min-width: 40rem) 50vw, 100vw', '(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw']

import { LinkButton } from '#design/button/button.tsx'
import { blockInside } from '#design/page/block-inside.ts'
import { TileGrid } from '#design/tile-grid/tile-grid.tsx'

const tiles = [['vergadering', 'solid'], 'megafoon', ['huis', 'second'], 'schrijven', ['brief', 'solid'], 'hart'] as const

type Props = { title: string; text: string; action: string; /** Null if it links nowhere any more. */ href?: string | null }

/** A prominent link, by default to the sign-up of organizations. */
export function SignUpBand({ title, text, action, href = '/organizations/signup' }: Props) {
  return (
    <section className="wrap mt-16 md:mt-24">
      <div className="bg-tint rounded-xl overflow-hidden grid md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_27.25rem]">
        <div className={blockInside}>
          <h2 className="text-3xl">{title}</h2>
          {text && <p className="text-lg max-w-[48ch] whitespace-pre-line">{text}</p>}
          {href && (
            <p>
              <LinkButton href={href}>{action}</LinkButton>
            </p>
          )}
        </div>
        <TileGrid tiles={tiles} className="grid-cols-3 md:grid-cols-2 lg:grid-cols-3 content-stretch" />
      </div>
    </section>
  )
}

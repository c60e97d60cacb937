import type { ReactNode } from 'react'
import { Anchor } from '#design/link/anchor.tsx'
import { Skyline } from '#design/skyline/skyline.tsx'

type Props = {
  /** Who helps, and how to reach them: always at the same place. */
  help: { title: string; text?: ReactNode; phone?: { href: string; label: string } | null; hours?: ReactNode }
  columns: readonly { title: string; links: readonly { href: string; label: string }[] }[]
  name: string
  /** Languages and the like, at the end. */
  end?: ReactNode
}

/** Begins with the gables of a town, in the footer's colour. */
export function SiteFooter({ help, columns, name, end }: Props) {
  return (
    <div className="mt-16 md:mt-24">
      <Skyline />
      <footer className="site-foot on-dark">
        <div className="wrap py-10 md:py-14 grid gap-10 md:grid-cols-[1.4fr_1fr_1fr_1.1fr]">
          <div>
            <p className="font-display text-2xl">{help.title}</p>
            {help.text && <div className="mt-3 max-w-[30ch]">{help.text}</div>}
            {help.phone && (
              <p className="mt-4 font-semibold text-xl">
                <a className="flink" href={help.phone.href}>
                  {help.phone.label}
                </a>
              </p>
            )}
            {help.hours && <div className="mt-1">{help.hours}</div>}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <p className="font-semibold text-lg">{column.title}</p>
              <ul className="mt-2">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Anchor href={link.href} className="flink">
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="site-foot-end">
          <div className="wrap py-5 flex flex-wrap gap-x-8 gap-y-2 items-center">
            <span>{name}</span>
            {end && <span className="ml-auto flex gap-6">{end}</span>}
          </div>
        </div>
      </footer>
    </div>
  )
}

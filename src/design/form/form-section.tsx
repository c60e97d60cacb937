import type { ReactNode } from 'react'
import { Anchor } from '#design/link/anchor.tsx'

type Section = { id: string; title: string }

/** A section of a long form, with a heading that the section rail links to. */
export function FormSection({ id, title, text, children }: Section & { text?: string | undefined; children: ReactNode }) {
  return (
    <section id={id} className="form-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-text-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** Links to the sections of a long form, beside it; hidden on narrow screens. */
export function SectionRail({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav aria-label={label} className="section-rail">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { ReactNode } from 'react'

/** A section of a page of one's own account, with a rule above it. */
export function Section({ id, title, text, children }: { id?: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-10 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-8 scroll-mt-24">
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-1 text-text-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

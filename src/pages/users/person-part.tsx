import { type ReactNode, useId } from 'react'

/** One matter on a page about a person. */
export function PersonPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

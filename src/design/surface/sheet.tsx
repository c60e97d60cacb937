import type { ReactNode } from 'react'

/** One matter in the middle of a page of its own. */
export function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap py-10 md:py-16">
      <div className="sheet max-w-xl mx-auto p-6 md:p-10">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="text-lg mt-3 break-words">{text}</p>
        {children}
      </div>
    </div>
  )
}

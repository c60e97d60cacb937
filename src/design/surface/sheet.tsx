import type { ReactNode } from 'react'

type Props = { title: string; text: string; /** The main subject of the page is above it. */ isSecond?: boolean | undefined; children?: ReactNode }

/** One subject in the middle of its own page, or below the main subject of a page. */
export function Sheet({ title, text, isSecond, children }: Props) {
  const Heading = isSecond ? 'h2' : 'h1'
  return (
    <div className="wrap py-10 md:py-16">
      <div className="sheet max-w-xl mx-auto p-6 md:p-10">
        <Heading className={isSecond ? 'text-2xl md:text-3xl' : 'text-3xl md:text-4xl'}>{title}</Heading>
        <p className="text-lg mt-3 break-words">{text}</p>
        {children}
      </div>
    </div>
  )
}

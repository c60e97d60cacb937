import type { ReactNode } from 'react'

type Props = { title: string; text: string; /** It is not what the page is about: that stands above it. */ isSecond?: boolean | undefined; children: ReactNode }

/** One matter in the middle of a page of its own, or below what the page is about. */
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

import clsx from 'clsx'

/** A photo or initials; the full name is shown beside it. The same name always gets the same colour. */
export function Avatar({ name, src, large }: { name: string; src?: string | null; large?: boolean }) {
  if (src) return <img className={clsx('avatar', large && 'avatar-lg')} src={src} alt="" width={44} height={44} loading="lazy" />
  return (
    <span className={clsx('avatar', large && 'avatar-lg', ['', 'avatar-2', 'avatar-3'][colorOf(name)])} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** First and last initial: "Nadia el Amrani" becomes NA. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{Lu}|^\d/u.test(word))
  const [first, last] = [words[0] ?? name.trim(), words.length > 1 ? words.at(-1)! : '']
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase()
}

const colorOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 997, 7) % 3

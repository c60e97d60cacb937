/** The width and vertical spacing of every block. */
export const blockLook = 'wrap block-gap'

/** The heading of a block; nothing when it is empty. */
export function BlockHeading({ children, className = 'mb-8' }: { children: string; className?: string }) {
  return children ? <h2 className={`text-3xl md:text-[2.5rem] md:leading-tight ${className}`}>{children}</h2> : null
}

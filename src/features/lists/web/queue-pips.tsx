import clsx from 'clsx'

/** More would be too small to tell apart: a longer queue is shown in proportion. */
const most = 20

/** How far somebody is in a queue, for the eye; beside it stands the same in words. `at` is 0 for who looks at none of them. */
export function QueuePips({ done, at, of }: { done: number; at: number; of: number }) {
  const n = Math.min(of, most)
  const part = (all: number) => Math.round((all / of) * n)
  const here = at > 0 ? Math.max(0, Math.ceil((at / of) * n) - 1) : -1
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: n }, (_, pip) => (
        <i key={pip} className={clsx(pip < part(done) && 'is-done', pip === here && 'is-here')} />
      ))}
    </span>
  )
}

import { type ReactNode, useId } from 'react'

/** A part of a developer page: one thing to try, with its heading. */
export function Part({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rule pt-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-text-soft max-w-[44rem]">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** Text as a program wrote it: it scrolls within its own box, by keyboard too. */
export function Raw({ label, children }: { label: string; children: string }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      className="max-h-120 overflow-auto rounded-md border border-line bg-surface p-4 text-sm font-mono whitespace-pre-wrap break-all"
    >
      {children}
    </pre>
  )
}

/** Names and what they say, one a line. */
export function Lines({
  rows,
  isCode = false,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[]
  /** The names are those of a program. */ isCode?: boolean
}) {
  return (
    <table className="w-full text-left">
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-4 font-normal w-[40%] break-words">
              {isCode ? <code>{name}</code> : name}
            </th>
            <td className="py-2 font-semibold break-all">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

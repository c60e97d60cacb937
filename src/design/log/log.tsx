export type LogLine = {
  text: string
  /** ISO time, for machines. */
  at: string
  /** The same time in words. */
  when: string
  /** A remark that somebody left. */
  note?: string | null
}

/** Events, one line each, the latest first. */
export function Log({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ol className="log">
      {lines.map(({ text, at, when, note }) => (
        <li key={at + text}>
          {text}
          {note && <q>{note}</q>}
          <time dateTime={at}>{when}</time>
        </li>
      ))}
    </ol>
  )
}

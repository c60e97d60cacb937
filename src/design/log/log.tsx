export type LogLine = {
  text: string
  /** The moment, for machines. */
  at: string
  /** The same in words. */
  when: string
  /** What somebody said about it. */
  note?: string | null
}

/** What happened, one line for each, the latest first. */
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

/** The shapes of rows to come, after 200 ms. `words` is for readers: "Laden…" */
export function Skeleton({ words, rows = 3 }: { words: string; rows?: number }) {
  return (
    <div className="skel-wait" role="status">
      <span className="sr-only">{words}</span>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="flex gap-5 py-5 border-t border-line" aria-hidden="true">
          <span className="skel w-24 h-24 rounded-md" />
          <span className="flex-1 space-y-3 pt-1">
            <span className="skel h-6 w-3/5" />
            <span className="skel h-5 w-2/5" />
            <span className="skel h-5 w-4/5" />
          </span>
        </div>
      ))}
    </div>
  )
}

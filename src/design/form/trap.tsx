import { trapName } from './trap-name.ts'

/** Nobody sees it; machines fill it in. */
export function Trap({ label }: { label: string }) {
  return (
    <p className="sr-only" aria-hidden>
      <label>
        {label}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

import { honeypotName } from './honeypot-name.ts'

/** Invisible to people; bots fill it in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <p className="sr-only" aria-hidden>
      <label>
        {label}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

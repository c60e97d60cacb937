import { Alert } from './alert.tsx'

/** What kept something from being done, where that stands at no field; nothing while nothing did. */
export function Problem({ text }: { text: string | null | undefined }) {
  return text ? (
    <Alert tone="danger" live>
      <p>{text}</p>
    </Alert>
  ) : null
}

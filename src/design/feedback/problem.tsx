import { Alert } from './alert.tsx'

/** Why an action failed, when the reason belongs to no field; renders nothing without a text. */
export function Problem({ text }: { text: string | null | undefined }) {
  return text ? (
    <Alert tone="danger" live>
      <p>{text}</p>
    </Alert>
  ) : null
}

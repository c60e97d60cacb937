import { Icon } from '#design/icon/icon.tsx'

type Props = { title: string; errors: readonly { field: string; message: string }[]; focus?: boolean }

/** What is wrong with a submitted form, with links to the fields; `field` is the id. Remounted for every answer (`key`), so that it takes the focus. */
export function ErrorSummary({ title, errors, focus = true }: Props) {
  if (errors.length === 0) return null
  return (
    <error-summary className="error-summary" role="alert" tabIndex={-1} {...(!focus && { quiet: '' })}>
      <h2>
        <Icon name="warning-circle-fill" size={26} />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </error-summary>
  )
}

import { useEffect, useRef } from 'react'
import { Icon } from '#design/icon/icon.tsx'

/** After a form was sent: what is wrong, with links to the fields. It takes the focus, so that readers hear it. `field` is the id. */
export function ErrorSummary({ title, errors, focus = true }: { title: string; errors: readonly { field: string; message: string }[]; focus?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus && errors.length > 0) box.current?.focus()
  }, [errors, focus])
  if (errors.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>
        <Icon name="warning-circle-fill" size={26} />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(event: { preventDefault: () => void }, id: string) {
  const field = document.getElementById(id) ?? document.getElementsByName(id)[0]
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus()
}

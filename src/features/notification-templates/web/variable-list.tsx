import { useT } from '#kernel/i18n/web/provider.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Variable } from '#features/notification-templates/template.ts'

type Props = { variables: readonly Variable[]; readOnly: boolean; /** What stands above, where it is no mail. */ title?: string; text?: string }

/** What a text may name, each with what it says in the example. */
export function VariableList({ variables, readOnly, title, text }: Props) {
  const t = useT()
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="font-display text-xl">
        {title ?? t(words.facts)}
      </h2>
      {!readOnly && <p className="text-text-soft">{text ?? t(words.factsText)}</p>}
      <ul className="mt-2">
        {variables.map(({ name, label, sample }) => (
          <li key={name} className="py-2 border-t border-line">
            {readOnly ? (
              <code className="variable">{`{{${name}}}`}</code>
            ) : (
              <button type="button" className="variable" data-insert={name}>
                {`{{${name}}}`}
              </button>
            )}
            <p className="mt-1">
              {label}
              {sample && <span className="block text-text-soft break-words">{sample}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

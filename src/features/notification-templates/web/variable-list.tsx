import { Icon } from '#design/icon/icon.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Variable } from '#features/notification-templates/template.ts'

type Props = {
  variables: readonly Variable[]
  readOnly: boolean
  /** The heading and text above, where the context is not a mail. */ title?: string
  text?: string
  /** All placeholders of the text exist. */ isRight?: boolean
}

/** The placeholders of a text, each with its value in the example. */
export function VariableList({ variables, readOnly, title, text, isRight }: Props) {
  const t = useT()
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="font-display text-xl">
        {title ?? t(words.facts)}
      </h2>
      {!readOnly && <p className="text-text-soft">{text ?? t(words.factsText)}</p>}
      <ul className="variables">
        {variables.map(({ name, word, label, sample }) => (
          <li key={name}>
            {readOnly ? (
              <span className="variable">{word}</span>
            ) : (
              <button type="button" className="variable" data-insert={name}>
                {word}
              </button>
            )}
            <p>
              {!readOnly && (
                <noscript>
                  <code>{`{{${name}}} `}</code>
                </noscript>
              )}
              {label}
              {sample && <span className="block text-text-soft break-words">{sample}</span>}
            </p>
          </li>
        ))}
      </ul>
      {isRight && (
        <p className="flex gap-2 border-t border-line pt-3 text-[.9375rem] leading-snug">
          <Icon name="check-circle-fill" size={20} />
          {t(words.factsExist)}
        </p>
      )}
    </section>
  )
}

import { RichText } from '#design/rich-text/rich-text.tsx'
import type { Preview } from '#features/notification-templates/template.ts'

/** A mail as its reader sees it, in a mailbox and opened, on the screen of whoever writes it. */
export function MailSheet({ preview, team }: { preview: Preview; team: string }) {
  const { locale, subject, preheader, paragraphs, factRows, button, why, text } = preview
  return (
    <article className="mail-desk" lang={locale}>
      <div className="mail-box">
        <p className="mail-subject">{subject}</p>
        {preheader && <p className="mail-first">{preheader}</p>}
      </div>
      <pre className="mail-plain">{text}</pre>
      <div className="mail-sheet">
        <h3 className="font-display text-2xl">{subject}</h3>
        {paragraphs.map((words, at) =>
          // oxlint-disable-next-line no-array-index-key -- paragraphs have no other name, and none moves
          typeof words === 'string' ? <Said key={at} words={words} /> : <RichText key={at} className="mail-own" text={[words]} />,
        )}
        {factRows.length > 0 && (
          <dl className="mail-facts">
            {factRows.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-text-soft">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {button && <p className="btn btn-primary mt-5 pointer-events-none">{button}</p>}
        <p className="mt-5 whitespace-pre-line">{team}</p>
      </div>
      <p className="mail-why">{why}</p>
    </article>
  )
}

const Said = ({ words }: { words: string }) => <p className="mt-3 whitespace-pre-line">{words}</p>

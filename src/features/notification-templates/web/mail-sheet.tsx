import type { Preview } from '#features/notification-templates/template.ts'

/** A mail as its reader sees it, on the screen of whoever writes it. */
export function MailSheet({ preview: { locale, subject, paragraphs, factRows, button, why }, team }: { preview: Preview; team: string }) {
  return (
    <article className="mail-desk" lang={locale}>
      <p className="mail-subject">{subject}</p>
      <div className="mail-sheet">
        <h3 className="font-display text-2xl">{subject}</h3>
        {paragraphs.map((text, at) => (
          // oxlint-disable-next-line no-array-index-key -- paragraphs have no other name, and none moves
          <p key={at} className="mt-3 whitespace-pre-line">
            {text}
          </p>
        ))}
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
      <p className="mt-3 text-center text-text-soft text-[.9375rem]">{why}</p>
    </article>
  )
}

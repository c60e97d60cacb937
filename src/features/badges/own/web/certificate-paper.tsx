import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { QrCode } from '#design/qr/qr-code.tsx'
import type { QrShape } from '#kernel/qr/qr-path.ts'
import { certificateWords as words } from '#features/badges/model/certificate-words.ts'
import { daysInWords, durationInWords } from '#features/badges/model/days-in-words.ts'
import type { CertificateView } from '#features/badges/own/certificate-view.ts'

/** A certificate as a sheet of paper, on the screen and in print. */
export function CertificatePaper({ certificate, link, qr }: { certificate: CertificateView; link: string; qr: QrShape }) {
  const t = useT()
  const locale = useLocale()
  const { name, title, days, minutes, learns, trainer, center, code } = certificate
  const address = link.replace(/^https?:\/\//, '')
  const where = address.slice(0, address.lastIndexOf('/'))
  const facts: [string, string][] = [
    [t(words.when), daysInWords(locale, days)],
    [t(words.duration), durationInWords(locale, minutes)],
    ...(learns.length > 0 ? [[t(words.learns), learns.join('; ')] as [string, string]] : []),
    ...(trainer ? [[t(words.trainer), trainer] as [string, string]] : []),
  ]
  return (
    <article className="paper">
      <Frieze />
      <div className="paper-inside">
        <div>
          <p className="font-semibold">{center}</p>
          <p className="mt-8 text-lg text-text-soft">{t(words.isFor)}</p>
          <p className="paper-name font-display text-4xl font-bold">{name}</p>
          <p className="mt-6 text-lg text-text-soft">{t(words.attended)}</p>
          <h2 className="text-3xl">{title}</h2>
          <dl className="paper-facts mt-8">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-text-soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="paper-code">
          <QrCode shape={qr} label={t(words.qr, { address: where })} />
          <p className="mt-3">{t(words.check)}</p>
          <p>{where}</p>
          <p className="font-semibold">{code}</p>
        </div>
      </div>
      <Frieze />
    </article>
  )
}

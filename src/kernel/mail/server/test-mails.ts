import pg from 'pg'
import type { MailTemplate } from './templates.ts'
import type { MailTheme } from './mail-theme.ts'

/** Templates of the mails that the tests send. */
export const news: MailTemplate<{ name: string }> = ({ name }, locale) => ({
  subject: locale === 'nl' ? `Nieuws voor ${name}` : `News for ${name}`,
  heading: locale === 'nl' ? `Marieke heeft je bericht gelezen` : `Marieke has read your message`,
  paragraphs: [`${locale === 'nl' ? 'Hallo' : 'Hello'} ${name},`, locale === 'nl' ? 'Zij vraagt of je kunt komen op:' : 'She asks whether you can come on:'],
  links: [{ label: 'Koffie & thee', notes: ['Zutphen, 2,4 km'], url: '/vacancies/7' }],
  factRows: [
    { label: 'Wanneer', value: 'vrijdag 27 november, 14.00 uur' },
    { label: 'Waar', value: 'Woonzorghuis Het Lindehof\nLindelaan 12, Zutphen' },
  ],
  button: { label: locale === 'nl' ? 'Bekijk het bericht' : 'See the message', url: '/conversations/418' },
  why: locale === 'nl' ? 'Je krijgt deze e-mail omdat je reageerde op een vacature.' : 'You get this email because you applied.',
})

export const confirm: MailTemplate<{ token: string }> = ({ token }) => ({
  subject: 'Bevestig je e-mailadres',
  heading: 'Bevestig je e-mailadres',
  paragraphs: ['Hallo,'],
  button: { label: 'Bevestig', url: `/confirm?confirmation_token=${token}` },
  why: 'Je krijgt deze e-mail omdat je je hebt aangemeld.',
  essential: true,
})

export const delft: MailTheme = {
  page: '#f1f5f9',
  surface: '#ffffff',
  text: '#04133f',
  textSoft: '#314158',
  line: '#e2e8f0',
  tint: '#f2f7ff',
  link: '#2352c7',
  accent: '#2352c7',
  onAccent: '#ffffff',
  accentEdge: '#0e2f85',
  brand: '#163ea8',
  onBrand: '#ffffff',
  brandMid: '#9dbdfe',
  brandPop: '#fda25f',
  rounded: true,
}

/** A center and an English reader in an empty database. */
export async function addReader(databaseUrl: string): Promise<{ centerId: string; otherCenterId: string; userId: string }> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  try {
    await owner.query(`insert into tenants (key, kind, context, header) values ('demo', 'demo', 'gelderland', '{}'), ('public', 'public', 'gelderland', '{}')`)
    const centers = await owner.query<{ id: string }>(
      `insert into volunteer_centers (tenant_key, slug, name, town, latitude, longitude, phone, email) values
       ('demo', 'zutphen', 'Vrijwilligersbank Zutphen', 'Zutphen', 52, 6, '0575 00 00 00', 'team@zutphen.example'),
       ('public', 'arnhem', 'Vrijwilligers Arnhem', 'Arnhem', 52, 6, null, null) returning id`,
    )
    const [centerId = '', otherCenterId = ''] = centers.rows.map(({ id }) => id)
    await owner.query('set row_security = off')
    const users = await owner.query<{ id: string }>(
      `insert into users (email, first_name, last_name, locale, home_center_id) values ('fatima@example.nl', 'Fatima', 'Aydin', 'en', $1) returning id`,
      [centerId],
    )
    return { centerId, otherCenterId, userId: users.rows[0]?.id ?? '' }
  } finally {
    await owner.end()
  }
}

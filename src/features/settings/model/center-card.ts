type Words = { nl: string | null; en: string | null }
type Picture = { alt: string | null; pictures: readonly { url: string; width: number; height: number }[] }

/** The center's footer text and contact person; null: the default. */
export type CenterCard = {
  title: Words
  text: Words
  person: { name: string | null; role: Words; phone: string | null; email: string | null; hours: Words; photo: Picture | null }
}

type Reached = { phone: string | null; email: string | null }

/** How a center is reached, on its site and in its mails: the contact person represents it, and what they do not have is the center's own. */
export const reachedBy = (person: Reached, center: Reached): Reached => ({ phone: person.phone ?? center.phone, email: person.email ?? center.email })

type Row = {
  footer_title_nl: string | null
  footer_title_en: string | null
  footer_text_nl: string | null
  footer_text_en: string | null
  contact_name: string | null
  contact_role_nl: string | null
  contact_role_en: string | null
  contact_phone: string | null
  contact_email: string | null
  contact_hours_nl: string | null
  contact_hours_en: string | null
}

/** The card of a profile, as every page receives it. */
export function cardOf(row: Row | null, photo: Picture | null): CenterCard {
  const words = (name: 'footer_title' | 'footer_text' | 'contact_role' | 'contact_hours'): Words => ({
    nl: row?.[`${name}_nl`] ?? null,
    en: row?.[`${name}_en`] ?? null,
  })
  return {
    title: words('footer_title'),
    text: words('footer_text'),
    person: {
      name: row?.contact_name ?? null,
      role: words('contact_role'),
      phone: row?.contact_phone ?? null,
      email: row?.contact_email ?? null,
      hours: words('contact_hours'),
      photo,
    },
  }
}

/** Addresses made of titles; the second of the same name in a center gets a number. */
export function slugs(): (center: string, title: string) => string {
  const taken = new Set<string>()
  return (center, title) => {
    const plain = title
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80)
    for (let number = 1; ; number++) {
      const slug = number === 1 ? plain : `${plain}-${number}`
      if (taken.has(`${center} ${slug}`)) continue
      taken.add(`${center} ${slug}`)
      return slug
    }
  }
}

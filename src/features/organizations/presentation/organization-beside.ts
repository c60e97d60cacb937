/** The name of the organization for the line below a title; null if the title contains it, so that no row names it twice. */
export function organizationBeside(title: string, organization: string | null | undefined): string | null {
  return organization && !title.toLowerCase().includes(organization.toLowerCase()) ? organization : null
}

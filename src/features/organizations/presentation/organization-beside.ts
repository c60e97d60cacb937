/** The organization as a line beside a title; null where the title says it already, so that no row names it twice. */
export function organizationBeside(title: string, organization: string | null | undefined): string | null {
  return organization && !title.toLowerCase().includes(organization.toLowerCase()) ? organization : null
}

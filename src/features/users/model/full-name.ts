/** What a person is called: first and last name, or the only name of who has one (decisions 72). In SQL it is `full_name(first_name, last_name)`. */
export const fullName = (firstName: string, lastName: string | null | undefined): string => `${firstName} ${lastName ?? ''}`.trim()

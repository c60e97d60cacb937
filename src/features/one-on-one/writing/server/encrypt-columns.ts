import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'

/** The encrypted columns of a request. */
export const encryptedColumns = ['description', 'consent_email', 'parent_email', 'preference_note', 'contact_phone', 'exact_address', 'intake'] as const
export type EncryptedName = (typeof encryptedColumns)[number]

/** Encrypts those of these values that stand in an encrypted column. Null and absent stay so. */
export function encryptColumns<Values extends Record<string, unknown>>(centerId: string, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'string' && (encryptedColumns as readonly string[]).includes(name)
        ? [name, encryptText(value, { centerId, column: `help_requests.${name}` })]
        : [name, value],
    ),
  ) as Values
}

/** SQL on a row `n` of notifications: it has not expired, and what it asks for has not been done (domain §3.5, ADR 0056). */
export const isStillRelevantSql = (n: string) => `(${n}.over_at is null and (${n}.expires_at is null or ${n}.expires_at > now()))`

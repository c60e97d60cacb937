/** Of a notice (`n`, a row of notifications): its day has not passed, and what it asks for is not settled (domain §3.5, ADR 0056). */
export const isStillRelevantSql = (n: string) => `(${n}.over_at is null and (${n}.expires_at is null or ${n}.expires_at > now()))`

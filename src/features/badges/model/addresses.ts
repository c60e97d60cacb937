import { workshopsAddress } from '#features/workshops/model/address.ts'

/** The page of the participant. */
export const workshopCertificatePath = (workshopId: string): string => `${workshopsAddress}/${workshopId}/certificate`

/** Where anybody checks a certificate. */
export const certificateLink = (origin: string, code: string): string => `${origin}/forms/${code}`
